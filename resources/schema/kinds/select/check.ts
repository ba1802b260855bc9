import { fold } from '../../fold'
import type { Check } from '../../kind'
import { messages } from '../../messages'

export const check: Check<string> = {
  clean: (value) => (typeof value === 'number' ? String(value) : value),
  check: (value, field) =>
    typeof value === 'string' && Object.hasOwn(field.options ?? {}, value) ? undefined : messages.choice,
  parse: (typed, field) => {
    const wanted = fold(typed.trim())
    const found = Object.entries(field.options ?? {}).find(
      ([key, label]) => key === typed.trim() || fold(label) === wanted,
    )
    return found?.[0] ?? typed.trim()
  },
  format: (value, field) => field.options?.[value] ?? value,
}

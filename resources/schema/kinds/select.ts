import { fold } from '../fold'
import { defineKind } from '../kind'
import { messages } from '../messages'
import { choiceOperators } from '../operators'

/** One of a declared list; stored as its key, shown as its label. */
export const select = defineKind<string>({
  column: () => 'text',
  json: (field) => ({ type: 'string', enum: Object.keys(field.options ?? {}) }),
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
  operators: choiceOperators,
  cell: 'text',
})

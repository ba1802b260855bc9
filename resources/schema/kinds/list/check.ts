import type { Field } from '../../field'
import { fold } from '../../fold'
import type { Check } from '../../kind'
import { messages } from '../../messages'
import { checkText, trim } from '../../text-checks'

function checkList(value: unknown, field: Field): string | undefined {
  if (!Array.isArray(value)) return messages.list
  if (value.length > (field.max ?? 100)) return messages.maxItems(field.max ?? 100)
  if (field.options)
    return value.every((item) => typeof item === 'string' && Object.hasOwn(field.options ?? {}, item))
      ? undefined
      : messages.choice
  return value.map((item) => checkText(item, { ...field, max: 255, min: 1 })).find(Boolean)
}

const labels = (field: Field) => Object.entries(field.options ?? {})

export const check: Check<string[]> = {
  clean: (value) =>
    Array.isArray(value)
      ? [...new Set(value.map((item) => (typeof item === 'number' ? String(item) : trim(item))))]
      : value,
  check: checkList,
  parse: (typed, field) =>
    typed
      .split(/[;\n]/)
      .map((item) => item.trim())
      .filter(Boolean)
      .map((item) => labels(field).find(([, label]) => fold(label) === fold(item))?.[0] ?? item),
  format: (value, field) => value.map((item) => field.options?.[item] ?? item).join(' ; '),
}

import type { Field } from '../field'
import { defineKind, type Kind } from '../kind'
import { text } from './text'

/** A value that nobody writes: computed from the row by a pure function, or given by the server in batches. */
const derived: Kind = defineKind({
  json: (_field: Field) => ({ readOnly: true }),
  check: () => undefined,
  parse: (typed) => typed,
  format: (value) =>
    typeof value === 'string'
      ? text.format(value, { kind: 'text', label: '', required: false })
      : String(value),
  operators: [],
  cell: 'text',
})

export const computed = derived
export const virtual = derived

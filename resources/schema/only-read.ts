import type { Field } from './field'

/** The same fields, which nobody writes: of a second view of a table. */
export const onlyRead = <T extends Readonly<Record<string, Field>>>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, readonly: true }])) as T

import type { Field } from './field'

/** Name of the association that a relation puts in answers: `family_id` → `Family`, `family_ids` → `Family`, or `as`. */
export const associationOf = (name: string, field: Field, model: (resource: string) => string): string =>
  field.as ?? (field.kind === 'embed' || field.kind === 'children' ? name : model(field.to ?? ''))

/** The name or label of the row that an answer carries under an association; empty where it carries none. */
export function nameIn(row: Readonly<Record<string, unknown>>, association: string): string {
  const related = row[association]
  if (typeof related !== 'object' || related === null) return ''
  return String(Reflect.get(related, 'name') ?? Reflect.get(related, 'label') ?? '')
}

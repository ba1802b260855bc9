import type { Field } from './field'
import type { AnyResource } from './resource'

/** What a field was called before, as it says by `was`: histories, kept columns and saved filters may still call it so. */
export const formerNames = ({ was = [] }: Pick<Field, 'was'>): readonly string[] => [was].flat()

/** The name that a field has today, by any name that it had; a name that is nobody's comes back as it is. */
export function nameToday({ fields }: Pick<AnyResource, 'fields'>, name: string): string {
  if (Object.hasOwn(fields, name)) return name
  const renamed = Object.entries(fields).find(([, field]) => formerNames(field).includes(name))
  return renamed?.[0] ?? name
}

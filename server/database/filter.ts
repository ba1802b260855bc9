import type { FieldError } from '../../resources/schema/check'
import type { Condition } from '../../resources/schema/condition'
import type { Field } from '../../resources/schema/field'
import { lookup } from '../../resources/schema/lookup'
import type { AnyResource } from '../../resources/schema/resource'
import type { Scope } from './query'
import { canReadField } from './rights'

/** One filter of a search. */
export type FilterInput = Condition

/** A filter that cannot be answered: which one and why, in French. */
export class FilterError extends Error {
  constructor(readonly field: FieldError) {
    super(field.message)
  }
}

export const refuse = (name: string, message: string): never => {
  throw new FilterError({ name, message })
}

/** Columns that every row has. */
export const systemField: Record<string, Field> = lookup({
  id: { kind: 'ref', label: 'Identifiant', required: true },
  createdAt: { kind: 'dateTime', label: 'Créé le', required: true },
  updatedAt: { kind: 'dateTime', label: 'Modifié le', required: true },
  created_by: { kind: 'ref', label: 'Créé par', required: false },
  updated_by: { kind: 'ref', label: 'Modifié par', required: false },
})

/** The declared or system field of a name, if the actor may read it. */
export function fieldNamed(scope: Scope, resource: AnyResource, name: string): Field {
  const system = systemField[name]
  if (system) return system
  const field = resource.fields[name]
  return field && canReadField(resource, name, scope.actor)
    ? field
    : refuse(name, 'Ce champ ne peut pas être filtré ni trié.')
}

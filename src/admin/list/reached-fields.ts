import type { Registry } from '../../../resources/registry'
import { listColumns } from '../../../resources/schema/derive'
import type { Field } from '../../../resources/schema/field'
import type { AnyResource } from '../../../resources/schema/resource'
import { fieldOf } from './system-fields'

/** A field of the rows of a list, or one of what they refer to, by its path. */
export interface ReachedField {
  name: string
  field: Field
}

/** Fields under what they belong to: the list itself, then each reference. */
export interface ReachedFields {
  label: string
  fields: readonly ReachedField[]
}

type IsAllowed = (permission: string | undefined) => boolean

const mayRead = ({ refusal, access }: AnyResource, isAllowed: IsAllowed) =>
  !refusal && [access.view, access.read].flat().some((one) => one !== undefined && isAllowed(one))

const isReadable = ({ fieldAccess }: AnyResource, name: string, isAllowed: IsAllowed) => {
  const needed = fieldAccess?.[name]?.read
  return needed === undefined || isAllowed(needed)
}

/** The fields of a list, those on screen first, and those of what its rows refer to, as far as they may be read and fit. */
export function reachedFields(
  registry: Registry,
  resource: AnyResource,
  { isAllowed, fits }: { isAllowed: IsAllowed; fits: (field: Field) => boolean },
): ReachedFields[] {
  const names = [
    ...new Set([...listColumns(resource), ...Object.keys(resource.fields), 'createdAt', 'updatedAt']),
  ]
  const isShown = (field: Field) => !field.hidden && fits(field)
  const own = names.flatMap((name) => {
    const field = fieldOf(resource, name)
    return field && isShown(field) ? [{ name, field }] : []
  })
  const across = Object.entries(resource.fields).flatMap(([name, field]) => {
    const target = field.to && ['ref', 'embed'].includes(field.kind) ? registry.find(field.to) : undefined
    if (!target || field.hidden || (field.kind === 'ref' && !mayRead(target, isAllowed))) return []
    const association = registry.association(resource, name)
    const fields = Object.entries(target.fields)
      .filter(([one, of]) => isShown(of) && isReadable(target, one, isAllowed))
      .map(([one, of]) => ({ name: `${association}.${one}`, field: of }))
    return fields.length ? [{ label: field.label, fields }] : []
  })
  return [{ label: resource.label[0], fields: own }, ...across]
}

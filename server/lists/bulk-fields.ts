import { bulkTexts as texts } from '../../i18n/fr/bulk-edits'
import type { Field } from '../../resources/schema/field'
import type { AnyResource } from '../../resources/schema/resource'
import { ApiError, invalid } from '../api/error'
import { type Actor, may } from '../database/actor'

/** A field of many rows. */
export interface Writable {
  resource: AnyResource
  field: string
}

/** The field that is to be changed; refused where the actor may not write it. */
export function writable(actor: Actor, { resource, field: name }: Writable): Field {
  if (!may(actor, resource.access.update) || !resource.calls.update) throw new ApiError('err403')
  const field = resource.fields[name]
  if (!field) throw invalid([{ name: 'field', message: texts.unknownField }])
  const { read, write } = resource.fieldAccess?.[name] ?? {}
  if ((write && !may(actor, write)) || (read && !may(actor, read)))
    throw invalid([{ name: 'field', message: texts.forbiddenField }])
  return field
}

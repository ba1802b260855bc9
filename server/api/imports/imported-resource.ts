import { errorTexts } from '../../../i18n/fr/api-errors'
import { importTexts } from '../../../i18n/fr/exports'
import { isImportable } from '../../../resources/schema/derive'
import type { AnyResource } from '../../../resources/schema/resource'
import { type Actor, may } from '../../database/actor'
import type { Context } from '../context'
import { ApiError, invalid } from '../error'

/** The resource of a model whose rows the actor may see and import. */
export function importedResource(context: Context, actor: Actor, name: string): AnyResource {
  const resource = context.db.registry.find(name)
  if (!resource) throw invalid([{ name: 'model', message: errorTexts.model }])
  const { access } = resource
  if (!may(actor, access.view) || !(may(actor, access.create) || may(actor, access.update)))
    throw new ApiError('err403')
  if (!isImportable(resource)) throw new ApiError('err403', { display: importTexts.notImportable })
  return resource
}

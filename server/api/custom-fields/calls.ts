import { customFieldEndpoints } from '../../../resources/schema/custom-endpoints'
import { pastRights } from '../../database/past-rights'
import { canRead, canReadField } from '../../database/rights'
import type { Call } from '../call'
import { serve } from '../serve'
import { readCustomFields } from './follow'

/** The calls of custom fields beside those of their table. */
export const customFieldCalls: readonly Call[] = serve(customFieldEndpoints, {
  shown: async ({ work: { tx, registry, actor } }) => {
    const fields = await pastRights(tx, 'custom fields', readCustomFields)
    const seen = fields.filter(({ api_name, target }) => {
      const resource = registry.find(target)
      return api_name && resource && canRead(resource, actor) && canReadField(resource, api_name, actor)
    })
    return { fields: seen }
  },
})

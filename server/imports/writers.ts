import { scheduledTexts as texts } from '../../i18n/fr/scheduled-imports'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { ApiError, invalid } from '../api/error'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import type { Writers } from '../api/writers'
import { may } from '../database/actor'
import { addressFault } from '../trade/far-side'

/** Nobody has the clock import what they may not import by hand, or from where it would not read. */
function refuse(work: Work, input: UnknownRow): void {
  if (work.actor.impersonatorId) throw new ApiError('err403')
  const resource = typeof input.target === 'string' ? work.registry.find(input.target) : undefined
  const { view, create, update } = resource?.access ?? {}
  if (resource && !(may(work.actor, view) && (may(work.actor, create) || may(work.actor, update))))
    throw invalid([{ name: 'target', message: texts.noRight }])
  const { address } = input
  const fault = typeof address === 'string' && address ? addressFault(address, false) : undefined
  if (fault) throw invalid([{ name: 'address', message: fault }])
}

/** An import acts with the rights of who saved it last. */
export const scheduledImportWriters: Writers = {
  scheduled_import: {
    create: (work: Work, resource: AnyResource, input: UnknownRow) => {
      refuse(work, input)
      return createRow(work, resource, { input, extra: { user_id: work.actor.userId } })
    },
    update: (work: Work, resource: AnyResource, { id, input }: RowUpdate) => {
      refuse(work, input)
      return updateRow(work, resource, { id, input, extra: { user_id: work.actor.userId } })
    },
  },
}

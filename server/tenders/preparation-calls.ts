import { lotVolumes, tenderPreparation } from '../../resources/tenders/preparation-endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { writing } from '../api/with-work'
import { copyFiles } from './copy-documents'
import { copyTender } from './copy-tender'
import { readPreparation } from './preparation'
import { saveBeneficiaries } from './public-tenders'
import { readChanges } from './read-changes'
import { readWhiteZones } from './read-white-zones'
import { readRehearsal, rehearse } from './rehearse'
import { lockPrepared, saveCriteria, saveLots, saveProducts, saveTies, stepSaved } from './save-preparation'
import { readScales, saveScales } from './scales'
import { sourceVolumes } from './volume-sources'
import { readSentVolumes, writeVolumes } from './volume-workbook'

/** The preparation of a tender; each step of it answers the whole as it stands then. */
export const preparationCalls: Call[] = [
  ...serve(tenderPreparation, {
    preparation: ({ work, params: { id } }) => readPreparation(work, id),
    changes: ({ work, params: { id } }) => readChanges(work, id),
    whiteZones: ({ work, params: { id } }) => readWhiteZones(work, id),
    scales: ({ work, params: { id } }) => readScales(work, id),
    saveScales: async ({ work, params: { id }, body }) => {
      await saveScales(work, id, body)
      return readScales(work, id)
    },
    rehearsal: ({ work, params: { id } }) => readRehearsal(work, id),
    rehearse: ({ work, params: { id }, body: { criteria } }) => rehearse(work, id, criteria),
    saveLots: async ({ work, params: { id }, body: { lots } }) => {
      await saveLots(work, id, lots)
      return readPreparation(work, id)
    },
    saveStep: async ({ work, params: { id }, body: { step } }) => {
      await stepSaved(work, await lockPrepared(work, id), step)
      return readPreparation(work, id)
    },
    saveCriteria: async ({ work, params: { id }, body: { criteria } }) => {
      await saveCriteria(work, id, criteria)
      return readPreparation(work, id)
    },
    saveSuppliers: async ({ work, params: { id }, body: { supplier_ids: ids } }) => {
      await saveTies(work, id, { table: 'tender_supplier', column: 'supplier_id', ids })
      return readPreparation(work, id)
    },
    saveAdherents: async ({ work, params: { id }, body: { adherent_ids } }) => {
      await saveBeneficiaries(work, id, adherent_ids)
      return readPreparation(work, id)
    },
    copy: async ({ context, actor, params: { id }, body: { from } }) => {
      const files = await copyFiles(context, actor, { id, from })
      try {
        return await writing(context, actor, async (work) => {
          const copied = await copyTender(work, { id, from, files })
          return { ...(await readPreparation(work, id)), copied }
        })
      } catch (error) {
        await files.forget()
        throw error
      }
    },
    saveProducts: async ({ work, params: { id }, body: { products } }) =>
      readPreparation(work, await saveProducts(work, id, products)),
  }),
  ...serve(lotVolumes, {
    sourceVolumes: ({ work, params: { id }, query }) => sourceVolumes(work, id, query),
    workbook: ({ work, params: { id } }) => writeVolumes(work, id),
    readVolumes: ({ context, actor, params: { id }, request }) =>
      readSentVolumes({ context, actor, request }, id),
  }),
]

import { statesAt } from '../../resources/schema/course'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { type TenderStatus, tenderStates } from '../../resources/tenders/states'
import { removeRow } from '../api/remove'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import type { Writers } from '../api/writers'
import { wrongState } from './tender-row'

const judged: readonly string[] = statesAt(tenderStates, 'awarded', 'over', 'dropped')

/** Of a note as it is written: its tender, and that of its lot. */
const tendersSql = `
  select t.status from note n join tender t on t.id = n.tender_id or t.id = (select l.tender_id from tender_family l where l.id = n.tender_family_id)
  where n.id = $1 order by t.id for share of t`

/** Refuses to write a note of a tender that is awarded or over: its award stands on the notes that it was made with. */
async function refuseJudged(work: Work, id: number): Promise<void> {
  const tenders = await work.tx.beyond('tenders', (past) =>
    past.query<{ status: TenderStatus }>(tendersSql, [id]),
  )
  const closed = tenders.find(({ status }) => judged.includes(status))
  if (closed) throw wrongState(closed.status)
}

/** Notes that are written by their own calls: what is written is checked first, and taken back where its tender refuses it. */
export const noteWriters: Writers = {
  note: {
    create: async (work: Work, resource: AnyResource, input: UnknownRow) => {
      const row = await createRow(work, resource, { input })
      await refuseJudged(work, Number(row.id))
      return row
    },
    update: async (work: Work, resource: AnyResource, { id, input }: RowUpdate) => {
      await refuseJudged(work, id)
      const row = await updateRow(work, resource, { id, input })
      // It may stand under another tender now.
      await refuseJudged(work, id)
      return row
    },
    remove: async (work: Work, resource: AnyResource, id: number) => {
      await refuseJudged(work, id)
      await removeRow(work, resource, { id })
    },
  },
}

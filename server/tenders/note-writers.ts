import { statesAt } from '../../resources/schema/course'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { type TenderStatus, tenderStates } from '../../resources/tenders/states'
import { removeRow } from '../api/remove'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import type { Writers } from '../api/writers'
import { wrongState } from './tender-row'

const judged: readonly string[] = statesAt(tenderStates, 'awarded', 'over', 'dropped')

const tendersSql = `
  select t.status from tender t where t.id = $1
    or t.id in (select l.tender_id from tender_family l where l.id = $2)
    or t.id in (select n.tender_id from note n where n.id = $3) order by t.id for share of t`

/** Refuses to write a note of a tender that is awarded or over: its award stands on the notes that it was made with. */
async function refuseJudged(
  work: Work,
  { input = {}, id = null }: { input?: UnknownRow; id?: number | null },
) {
  const { tender_id = null, tender_family_id = null } = input
  const tenders = await work.tx.beyond('tenders', (past) =>
    past.query<{ status: TenderStatus }>(tendersSql, [tender_id, tender_family_id, id]),
  )
  const closed = tenders.find(({ status }) => judged.includes(status))
  if (closed) throw wrongState(closed.status)
}

/** Notes that are written by their own calls. */
export const noteWriters: Writers = {
  note: {
    create: async (work: Work, resource: AnyResource, input: UnknownRow) => {
      await refuseJudged(work, { input })
      return createRow(work, resource, { input })
    },
    update: async (work: Work, resource: AnyResource, id: number, input: UnknownRow) => {
      await refuseJudged(work, { input, id })
      return updateRow(work, resource, { id, input })
    },
    remove: async (work: Work, resource: AnyResource, id: number) => {
      await refuseJudged(work, { id })
      await removeRow(work, resource, { id })
    },
  },
}

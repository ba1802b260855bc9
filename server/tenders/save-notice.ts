import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import type { Writers } from '../api/writers'
import { stepSaved } from './save-preparation'
import { findTender } from './tender-row'

/** What downloaders are told the change of: the object, the date, the lots and the public documents. */
const fileSql = `select md5(row(n.object, n.closing_date, n.lots, array(
    select row(d.kind, d.label, d.file_id)::text from tender_document d
    where d.public_notice_id = n.id and d.public and d."deletedAt" is null order by d.id))::text) as sum
  from public_notice n where n.id = $1`

const sumOf = async (work: Work, id: number) => (await work.tx.query<{ sum: string }>(fileSql, [id]))[0]?.sum

/** Changes a notice; once it is published, what visitors downloaded is no longer what stands there, and they are told. */
async function updateNotice(
  work: Work,
  resource: AnyResource,
  id: number,
  input: UnknownRow,
): Promise<UnknownRow> {
  const before = await sumOf(work, id)
  const row = await updateRow(work, resource, { id, input })
  if (row.status === '150' && before !== (await sumOf(work, id)))
    await work.tx.query('update public_notice set changed_at = $2 where id = $1', [id, work.now])
  return row
}

async function updateTender(
  work: Work,
  resource: AnyResource,
  id: number,
  input: UnknownRow,
): Promise<UnknownRow> {
  const row = await updateRow(work, resource, { id, input })
  await stepSaved(work, await findTender(work.tx, id), 'information')
  return row
}

export const tendersWriters: Writers = {
  public_notice: { update: updateNotice },
  tender: { update: updateTender },
}

import { resources } from '../../../resources'
import { type Progress, rowsOf, type SeedClient } from '../client'
import { createDataset, type Dataset } from '../dataset'
import { insertDataset } from '../insert'
import { demoNotices, noticeDocuments, noticeFile, noticeRow } from './notices'

const mimes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

function addDocuments(data: Dataset, notice: number, firstFile: number): void {
  for (const [at, { kind, label, ending }] of noticeDocuments.entries()) {
    const id = firstFile + notice * noticeDocuments.length + at
    const unique_name = noticeFile(notice, at)
    const filename = `${demoNotices[notice]?.reference} ${label}.${ending}`
    data.add('file', [
      {
        id,
        path: '/publicnotice',
        unique_name,
        mime_type: mimes[ending],
        filename,
        owner_model: 'Tender_document',
      },
    ])
    data.add('tender_document', [{ public_notice_id: notice + 1, kind, label, file_id: id, public: true }])
  }
}

/** The public notices of the demonstration, around the day of the seeding; `notice-files.ts` makes their files. */
export async function loadNotices(client: SeedClient, progress: Progress, now: Date): Promise<void> {
  const [last] = rowsOf(await client.query('select coalesce(max(id), 0)::int as id from "file"'))
  const idsOf = async (sql: string) =>
    new Map(rowsOf(await client.query(sql)).map(({ id, name }) => [String(name), Number(id)]))
  const procedures = await idsOf('select id::int as id, label as name from procedure')
  const codes = await idsOf('select id::int as id, code as name from cpv')
  const data = createDataset()
  for (const notice of demoNotices) data.add('public_notice', [noticeRow(notice, now, { procedures, codes })])
  for (const at of demoNotices.keys()) addDocuments(data, at, Number(last?.id) + 1)
  await insertDataset(client, data, { registry: resources, progress })
}

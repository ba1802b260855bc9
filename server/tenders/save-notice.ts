import { tenderTexts } from '../../i18n/fr/tenders'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { shownStates } from '../../resources/tenders/notice-states'
import { invalid } from '../api/error'
import { lockRow } from '../api/lock-row'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import type { Writers } from '../api/writers'
import { keepPapers } from './keep-papers'
import { withCpv } from './notice-cpv'
import { rectifying } from './rectify'
import { stepSaved } from './save-preparation'
import { findTender } from './tender-row'

const isShown = (status: unknown) => shownStates.some((state) => state === status)

const tenderSql = `select t.id, t.company_id, y.machine_name = 'public' as is_public, exists (
    select 1 from public_notice n where n.tender_id = t.id and n.id is distinct from $2 and n."deletedAt" is null) as has_other
  from tender t join tendertype y on y.id = t.tender_type_id where t.id = $1 for update of t`

/** Refuses a tender that is not of the notice: it is public, and has one notice. */
async function refuseOtherTender(work: Work, input: UnknownRow, id?: number): Promise<void> {
  if (!input.tender_id) return
  const [tender] = await work.tx.query<{ is_public: boolean; has_other: boolean }>(tenderSql, [
    input.tender_id,
    id ?? null,
  ])
  const message = tender?.is_public
    ? tender.has_other && tenderTexts.notice.known
    : tender && tenderTexts.notice.onlyPublic
  if (message) throw invalid([{ name: 'tender_id', message }])
}

async function createNotice(work: Work, resource: AnyResource, input: UnknownRow): Promise<UnknownRow> {
  await refuseOtherTender(work, input)
  return createRow(work, resource, { input: await withCpv(work, input) })
}

/** Changes a notice; once it is published that is a rectification, and its documents stay. */
async function updateNotice(
  work: Work,
  resource: AnyResource,
  { id, input: sent }: RowUpdate,
): Promise<UnknownRow> {
  const before = await lockRow(work, resource, id)
  const { status } = before
  const input = await withCpv(work, sent, before)
  await refuseOtherTender(work, input, id)
  if (!isShown(status)) return updateRow(work, resource, { id, input })
  const { documents } = input
  return rectifying(work, { id }, async () => {
    const papers = Array.isArray(documents)
      ? { documents: await keepPapers(work, { by: 'public_notice_id', id }, documents) }
      : {}
    return updateRow(work, resource, { id, input: { ...input, ...papers } })
  })
}

async function updateTender(
  work: Work,
  resource: AnyResource,
  { id, input }: RowUpdate,
): Promise<UnknownRow> {
  const row = await updateRow(work, resource, { id, input })
  await stepSaved(work, await findTender(work.tx, id), 'information')
  return row
}

export const tendersWriters: Writers = {
  public_notice: { create: createNotice, update: updateNotice },
  tender: { update: updateTender },
}

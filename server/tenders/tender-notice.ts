import { tenderTexts } from '../../i18n/fr/tenders'
import { frenchDay } from '../../resources/schema/date-text'
import type { RowOf } from '../../resources/schema/infer'
import { shownStates } from '../../resources/tenders/notice-states'
import { publicNotice } from '../../resources/tenders/public-notice'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import { rectify } from './rectify'
import { findTender, type TenderRow } from './tender-row'

type Known = RowOf<typeof publicNotice, 'id' | 'status' | 'award_text'>

/** The notice of a tender, locked; undefined where it has none. */
export const noticeOf = async ({ tx }: Work, tenderId: number): Promise<Known | undefined> =>
  (
    await tx.query<Known>(
      'select id, status, award_text from public_notice where tender_id = $1 and "deletedAt" is null order by id limit 1 for update',
      [tenderId],
    )
  )[0]

/** Makes the notice of a public tender; its limit, lots and documents stay the tender's own (domain §9.8). */
export async function makeNotice(work: Work, id: number): Promise<{ id: number }> {
  const tender = await findTender(work.tx, id)
  if (!tender.is_public) throw new ApiError('err409', { display: tenderTexts.notice.onlyPublic })
  if (await noticeOf(work, id)) throw new ApiError('err409', { display: tenderTexts.notice.known })
  const [company] = await work.tx.query<{ label: string }>('select label from company where id = $1', [
    tender.company_id,
  ])
  const notice = await createRow(work, publicNotice, {
    input: {
      reference: tender.code,
      object: tender.label,
      company_id: tender.company_id,
      buyer: company?.label ?? '',
      tender_id: id,
      procedure_id: tender.procedure_id,
    },
  })
  return { id: Number(notice.id) }
}

interface Following {
  from: readonly string[]
  to?: string
  told?: Record<string, unknown>
  /** What it says of its award unless that is written already. */
  usual?: { award_text?: string }
}

/** Leads the notice of a tender on with the tender's own moves. */
export async function followTender(
  work: Work,
  tender: TenderRow,
  { from, to, told = {}, usual = {} }: Following,
): Promise<void> {
  const notice = await noticeOf(work, tender.id)
  if (!notice || !from.includes(notice.status)) return
  const extra = { ...(notice.award_text ? {} : usual), ...told, ...(to ? { status: to } : {}) }
  await updateRow(work, publicNotice, { id: notice.id, input: {}, trusted: true, extra })
}

/** « Sans suite »: the pages say it, where they showed the notice, and who downloaded is told. */
export async function endNotice(work: Work, tender: TenderRow, reason: string): Promise<void> {
  const text = tenderTexts.notice.ended({ date: frenchDay(work.now.toISOString()), reason })
  const notice = await noticeOf(work, tender.id)
  await followTender(work, tender, { from: shownStates, to: '200', told: { award_text: text } })
  if (notice && shownStates.some((state) => state === notice.status)) await rectify(work, notice.id, text)
}

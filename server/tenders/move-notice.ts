import { noticeTexts } from '../../i18n/fr/public-notices'
import { f } from '../../resources/schema/f'
import { type NoticeState, nextState, noticeStates, stateLabel } from '../../resources/tenders/notice-states'
import { defineCall } from '../api/call'
import { ApiError, invalid } from '../api/error'
import { lockRow } from '../api/lock-row'
import { type Work, workOf } from '../api/work'
import { updateRow } from '../api/write'
import { noticeParams } from './shown-notices'

type Row = Record<string, unknown>

async function refusePublication(work: Work, notice: Row): Promise<void> {
  if (!notice.closing_date || new Date(String(notice.closing_date)) <= work.now)
    throw invalid([{ name: 'closing_date', message: noticeTexts.closing }])
  const documents = await work.tx.query(
    'select id from tender_document where public_notice_id = $1 and public and "deletedAt" is null limit 1',
    [notice.id],
  )
  if (!documents.length) throw invalid([{ name: 'documents', message: noticeTexts.documents }])
}

/** What a step needs, and what it writes beside the state. */
async function changesOf(work: Work, notice: Row, to: NoticeState): Promise<Row> {
  if (to === '150') await refusePublication(work, notice)
  if (to === '250' && !String(notice.award_text ?? '').trim())
    throw invalid([{ name: 'award_text', message: noticeTexts.award }])
  return to === '150' && !notice.publication_date ? { publication_date: work.now } : {}
}

/** Leads a notice one step on: published, closed, awarded, archived (domain §20). */
export const moveNotice = defineCall(
  'PUT /publicnotice/{id}/status',
  'managePublicNotice',
  {
    summary: "Fait passer un avis de marché à l'état suivant",
    tag: 'Avis de marché public',
    params: noticeParams,
    body: { status: f.select(noticeStates, { label: 'État', required: true }) },
  },
  ({ context, actor, params, body }) =>
    context.db.write(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      const resource = work.registry.get('public_notice')
      const notice = await lockRow(work, resource, params.id)
      const from = String(notice.status)
      if (nextState(from) !== body.status)
        throw new ApiError('err409', { display: noticeTexts.step(stateLabel(from), stateLabel(body.status)) })
      const extra = { ...(await changesOf(work, notice, body.status)), status: body.status }
      return updateRow(work, resource, params.id, {}, { trusted: true, extra })
    }),
)

import { tenderTexts } from '../../i18n/fr/tenders'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import { fillWritten } from '../../resources/schema/phrase'
import { usualInvitation } from '../../resources/tenders/invitation'
import type { tender } from '../../resources/tenders/tender'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { pastLock } from '../api/past-lock'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import { askLaw } from './ask-law'
import { type Bidder, invitedTo, mailBidder, namesOf, tellBidder } from './bidders'
import { keepPapers } from './keep-papers'
import { missingOf, readPrepared } from './preparation'
import { rectifying } from './rectify'
import { keepRehearsal } from './rehearse'
import { followTender, noticeOf } from './tender-notice'
import { findTender, lockTender, moveTender, refuseUnless, type TenderRow, tellTender } from './tender-row'

async function invite(
  context: Context,
  work: Work,
  { tender, bidder }: { tender: TenderRow; bidder: Bidder },
): Promise<void> {
  const names = namesOf(tender, bidder)
  const object = fillWritten(tender.mail_object?.trim() || usualInvitation.object, names)
  const message = fillWritten(tender.mail_message?.trim() || usualInvitation.message, names)
  await mailBidder(context, work.tx, {
    tender,
    bidder,
    mail: { model: 'consultation_invitation', values: { ...names, objet: object, message }, event: 'first' },
  })
  await tellBidder(work.tx, {
    tender,
    bidder,
    kind: told.tenders.asked.kind,
    params: { tender: tender.label, limit: names.limite },
    event: 'invited',
    now: work.now,
  })
}

/** Publishes a tender once nothing is missing: its suppliers are invited, its weights are frozen (domain §9.2). */
export async function publishTender(context: Context, work: Work, id: number): Promise<void> {
  const tender = await lockTender(work.tx, id)
  refuseUnless(tender, '100')
  const prepared = await readPrepared(work.tx, tender)
  const { refusals } = await askLaw(work.tx, prepared, work.now)
  const missing = missingOf(prepared, refusals, work.now)
  if (missing.length) throw invalid(missing.map(({ name, message }) => ({ name, message })))
  await moveTender(work.tx, tender, {
    verb: 'publish',
    actor: work.actor,
    extra: { published: true, published_at: work.now.toISOString(), version: 1 },
    now: work.now,
  })
  await work.tx.query(
    'update tender_supplier set invited_at = $2 where tender_id = $1 and "deletedAt" is null',
    [id, work.now],
  )
  await keepRehearsal(work, tender)
  const told = { publication_date: work.now.toISOString() }
  await followTender(work, tender, { from: ['100'], to: '150', told })
  for (const bidder of await invitedTo(work.tx, id)) await invite(context, work, { tender, bidder })
}

/** The moments of a tender whose limit is put off: later than it was, and never past what follows it. */
function laterLimit(tender: TenderRow, until: string, now: Date) {
  const name = 'response_date_limit'
  const [limit, known] = [new Date(until), new Date(String(tender.response_date_limit))]
  if (limit <= known || limit <= now) throw invalid([{ name, message: tenderTexts.laterLimit }])
  const opening = tender.opening_date && new Date(tender.opening_date) > limit ? tender.opening_date : limit
  if (tender.market_openning_date && tender.market_openning_date < parisDay(new Date(opening)))
    throw invalid([{ name, message: tenderTexts.marketBeforeOpening }])
  return { response_date_limit: limit, consultation_closing_date: limit, opening_date: opening }
}

interface NewVersion
  extends RowOf<typeof tender, 'id'>,
    Partial<RowOf<typeof tender, 'response_date_limit'>> {
  message: string
  documents?: readonly Record<string, unknown>[] | null
}

/**
 * A new version of an open consultation, with other documents and a longer limit for all where they are given: what changed is told
 * to its suppliers, and to who downloaded from its notice.
 */
export async function republish(
  context: Context,
  work: Work,
  { id, message, response_date_limit: until, documents }: NewVersion,
): Promise<void> {
  const text = message.trim()
  if (text.length < 3) throw invalid([{ name: 'message', message: tenderTexts.reason }])
  const tender = await lockTender(work.tx, id)
  refuseUnless(tender, '150')
  if (!tender.response_date_limit || work.now > new Date(tender.response_date_limit))
    throw new ApiError('err540')
  const version = tender.version + 1
  const moved = until ? laterLimit(tender, until, work.now) : {}
  const write = async () => {
    const input = documents ? { documents: await keepPapers(work, { by: 'tender_id', id }, documents) } : {}
    await updateRow(pastLock(work, 'republish'), work.registry.get('tender'), {
      id,
      input,
      trusted: true,
      extra: { version, ...moved },
    })
  }
  const notice = await noticeOf(work, id)
  await (notice ? rectifying(work, { id: notice.id, message: text }, write) : write())
  const by = { userId: work.actor.userId }
  await tellTender(work.tx, id, { event: 'version', payload: { version, message: text }, by, now: work.now })
  const present = await findTender(work.tx, id)
  for (const bidder of await invitedTo(work.tx, id)) {
    const values = { ...namesOf(present, bidder), version, message: text }
    const mail = { model: 'consultation_modification', values, event: String(version) } as const
    await mailBidder(context, work.tx, { tender: present, bidder, mail })
    const params = { request: present.label, version, message: text }
    const event = `version-${version}`
    await tellBidder(work.tx, {
      tender: present,
      bidder,
      kind: told.tenders.changed.kind,
      params,
      event,
      now: work.now,
    })
  }
}

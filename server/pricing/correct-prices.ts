import { pricingTexts as texts } from '../../i18n/fr/pricing'
import type { PriceEntry } from '../../resources/pricing/price-entry'
import { priceUpdateResponse } from '../../resources/pricing/price-update-response'
import { frenchMoment } from '../../resources/schema/date-text'
import { isCorrecting } from '../../resources/trade/correction'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { takeDrafts } from '../trade/line-drafts'
import { mailOne } from './asked-suppliers'
import { lockCampaign, refuseUnless } from './campaign'
import { lockOwn, lockResponse, type OwnResponse } from './own-prices'
import { type LogEntry, logPrices } from './price-log'
import { linesOf, markSent, writeLines } from './save-prices'

const logged = (work: Work, own: OwnResponse, entry: LogEntry) =>
  logPrices(work, own.price_update_id, {
    origin: 'screen',
    entries: [{ supplier_id: own.supplier_id, before: own.receipt_number, ...entry }],
  })

/** Begins the correction of a sent answer while there is time: what was sent counts until the correction is sent itself. */
export async function correctPrices(work: Work, id: number): Promise<{ status: 'sent' }> {
  const own = await lockOwn(work, id)
  if (own.status !== 'sent') throw new ApiError('err409')
  if (isCorrecting(own)) return { status: 'sent' }
  await takeDrafts(work.tx, linesOf(own))
  await repo(work, priceUpdateResponse).update(own.id, { correcting_since: work.now.toISOString() })
  await logged(work, own, { what: texts.log.corrected })
  return { status: 'sent' }
}

/** Gives the correction of a sent answer up: what was sent stands, what was typed beside it is dropped. */
export async function giveUpCorrection(work: Work, id: number): Promise<{ status: 'sent' }> {
  const own = await lockOwn(work, id)
  if (own.status !== 'sent') throw new ApiError('err409')
  if (!isCorrecting(own)) return { status: 'sent' }
  await takeDrafts(work.tx, linesOf(own))
  await repo(work, priceUpdateResponse).update(own.id, { correcting_since: null })
  await logged(work, own, { what: texts.log.givenUp })
  return { status: 'sent' }
}

/**
 * Takes what a supplier saved and never sent as its answer, once it can send nothing itself any more: its prices are
 * decided like any other's, and it is told.
 */
export async function acceptUnsent(
  context: Context,
  work: Work,
  { id, response_id }: { id: number; response_id: number },
): Promise<void> {
  const campaign = await lockCampaign(work.tx, id)
  refuseUnless(campaign, '200', '250')
  const own = await lockResponse(work.tx, { id: response_id, campaign: id })
  const { reopened_until } = own
  if (reopened_until && work.now <= new Date(reopened_until))
    throw new ApiError('err409', { display: texts.stillOpen({ date: frenchMoment(reopened_until) }) })
  if (isCorrecting(own)) {
    const lines = await takeDrafts<PriceEntry>(work.tx, linesOf(own))
    await writeLines(work, own, { lines, origin: 'screen' })
  } else if (own.status !== 'saved') throw new ApiError('err409', { display: texts.nothingUnsent })
  const { receipt_number } = await markSent(work, own, texts.log.accepted)
  await mailOne(context, work, {
    campaign,
    supplier_id: own.supplier_id,
    mail: (values) => ({
      model: 'maj_prix_acceptee',
      values: { ...values, recepisse: receipt_number },
      event: receipt_number,
    }),
  })
}

import { pricingTexts as texts } from '../../i18n/fr/pricing'
import type { PriceEntry } from '../../resources/pricing/price-entry'
import { priceUpdateResponse } from '../../resources/pricing/price-update-response'
import { frenchMoment } from '../../resources/schema/date-text'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { takeUnsent, turnCorrection } from '../trade/correct-answer'
import { mailOne } from './asked-suppliers'
import { lockCampaign, refuseUnless } from './campaign'
import { lockOwn, lockResponse } from './own-prices'
import { logPrices } from './price-log'
import { linesOf, markSent, writeLines } from './save-prices'

/** Begins or gives up the correction of the supplier's own answer, into the campaign's log. */
async function turn(work: Work, id: number, isBegun: boolean): Promise<{ status: 'sent' }> {
  const own = await lockOwn(work, id)
  const keep = (correcting_since: string | null) =>
    repo(work, priceUpdateResponse).update(own.id, { correcting_since })
  if (!(await turnCorrection(work, { own, lines: linesOf(own), keep }, isBegun))) return { status: 'sent' }
  const what = isBegun ? texts.log.corrected : texts.log.givenUp
  const { supplier_id, receipt_number: before } = own
  await logPrices(work, own.price_update_id, { origin: 'screen', entries: [{ supplier_id, what, before }] })
  return { status: 'sent' }
}

/** Begins the correction of a sent answer while there is time: what was sent counts until the correction is sent itself. */
export const correctPrices = (work: Work, id: number) => turn(work, id, true)

/** Gives the correction of a sent answer up: what was sent stands, what was typed beside it is dropped. */
export const giveUpCorrection = (work: Work, id: number) => turn(work, id, false)

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
  const unsent = { own, lines: linesOf(own), refusal: texts.nothingUnsent }
  const lines = await takeUnsent<PriceEntry>(work.tx, unsent)
  if (lines.length) await writeLines(work, own, { lines, origin: 'screen' })
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

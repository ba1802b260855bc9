import { addDays, parisDay, parisMoment } from '../../../../resources/schema/paris-time'
import type { TenderStatus } from '../../../../resources/tenders/states'
import { hash32 } from '../../random'
import type { AskedLot } from './answer-rows'
import type { DemoTender } from './demo-tender'
import type { OfferedProduct } from './offered'

/** Who works on the tenders, and where: ids by e-mail and name. */
export interface Cast {
  users: ReadonlyMap<string, number>
  suppliers: ReadonlyMap<string, number>
  types: ReadonlyMap<string, number>
  departments: readonly number[]
  /** Members that have entrusted their purchases to the group. */
  members: readonly number[]
}

/** A moment some days from the seeding's, at a time of Paris. */
export const momentOf = (now: Date, days: number, time = '12:00'): string =>
  parisMoment(addDays(parisDay(now), days), time).toISOString()

const opened: readonly TenderStatus[] = ['250', '300', '350', '400', '450', '500']
export const isOpened = ({ status }: DemoTender): boolean => opened.includes(status)
export const isAwarded = ({ status }: DemoTender): boolean => ['350', '400', '450'].includes(status)
/** When the decision was taken, in days: some days after the opening, before now. */
export const awardDays = ({ days }: DemoTender): number => Math.min(-1, days.opening + 12)

/** The days of signature and notification of a public award, once its standstill has passed (domain §9.8). */
function signatureOf(tender: DemoTender, day: (away: number) => string) {
  if (!tender.isPublic || !isAwarded(tender)) return {}
  const first = awardDays(tender) + 12
  const [signed, notified] = [first + 1, first + 3]
  return {
    signable_on: day(first),
    signed_on: signed < 0 ? day(signed) : null,
    notified_on: notified < 0 ? day(notified) : null,
  }
}

/** The row of a tender, by the field's name. */
export function tenderRow(tender: DemoTender, now: Date, { types }: Cast) {
  const { days, status, isPublic = false } = tender
  const day = (away: number) => addDays(parisDay(now), away)
  const year = day(days.from).slice(0, 4)
  const isPublished = status !== '100'
  return {
    code: `AO-${year}-${tender.number}`,
    label: tender.label,
    status,
    published: isPublished,
    version: 1,
    published_at: isPublished ? momentOf(now, days.from, '08:00') : null,
    opened_at: isOpened(tender) ? momentOf(now, days.opening, '12:10') : null,
    awarded_at: isAwarded(tender) ? momentOf(now, awardDays(tender), '10:00') : null,
    ...signatureOf(tender, day),
    cancel_reason: tender.cancelled ?? null,
    last_step: tender.step ?? 'check',
    company_id: isPublic ? 2 : 1,
    catalog_id: tender.isOther ? 2 : 1,
    tender_type_id: types.get(isPublic ? 'public' : 'private'),
    market_openning_date: day(days.market[0]),
    market_closing_date: day(days.market[1]),
    appliance_date: day(days.market[0]),
    consultation_openning_date: momentOf(now, days.from, '08:00'),
    consultation_closing_date: momentOf(now, days.limit),
    response_date_limit: momentOf(now, days.limit),
    opening_date: momentOf(now, days.opening),
    period_start: day(days.from - 365),
    period_end: day(days.from - 1),
    criteres: tender.criteria.length ? tender.criteria : null,
    incomplete_offer_policy: isPublic ? 'exclude' : 'worst_price',
    createdAt: momentOf(now, Math.min(-2, days.from - 20), '09:30'),
    contact_name: 'Paul Achard',
    contact_mail: 'paul.achard@demo.example',
  }
}

/** Base units that the group buys of a product in a year: round numbers. */
export const volumeOf = ({ product_id }: OfferedProduct): number =>
  50 * (2 + (hash32(`v ${product_id}`) % 60))

/** What two evaluators give an offer: whole and half notes, seldom the same. */
export const noteOf = (supplier: number, lot: AskedLot, evaluator: number): string =>
  (12 + (hash32(`note ${supplier} ${lot.family_id} ${evaluator}`) % 14) / 2).toFixed(2)

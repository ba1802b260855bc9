import { addMinutes } from 'date-fns/addMinutes'
import { subMinutes } from 'date-fns/subMinutes'
import { tenderTexts } from '../../i18n/fr/tenders'
import { frenchMoment } from '../../resources/schema/date-text'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { parisIso } from '../../resources/schema/paris-time'
import type { AnswerContent } from '../../resources/tenders/answer'
import type { OpeningAnswer } from '../../resources/tenders/answers'
import type { tenderResponseVersion } from '../../resources/tenders/tender-response'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { recordSecurityEvent, securityActor } from '../api/security-event'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { hashOf, openedContent, roundOf, type Secret } from './answer-content'
import { unfoldFiles } from './answer-file-rows'
import { openingMinutes as minutes, releaseKey } from './opening-key'
import { lockTender, moveTender, refuseUnless, type TenderRow } from './tender-row'

type Sealed = RowOf<typeof tenderResponseVersion, 'id'> &
  FilledOf<typeof tenderResponseVersion, 'receipt_number' | 'sha256' | 'content'>

const sealedSql = `
  select r.id, v.receipt_number, v.sha256, v.content from tender_response r
    join lateral (select * from tender_response_version v where v.tender_response_id = r.id and v.content is not null
      order by v.id desc limit 1) v on true
  where r.tender_id = $1 and r.status = '150' and r."deletedAt" is null order by r.id`

/** The departments that a lot names, and those of its zones. */
const departments = `to_jsonb(array(select x::bigint from jsonb_array_elements_text(coalesce(l.department_ids, '[]')) x
    union select z.department_id from "zone_departmentsId" z
      where z.zone_id in (select y::bigint from jsonb_array_elements_text(coalesce(l.zone_ids, '[]')) y) order by 1))`

const lotsSql = `
  insert into tender_response_family (tender_response_id, tender_family_id, all_cities, department_ids, municipality_ids, platform_ids,
    frequency_per_week, delay_code, "createdAt", "updatedAt")
  select $1, l.tender_family_id, coalesce(l.all_cities, false), ${departments}, l.municipality_ids, l.platform_ids,
    l.frequency_per_week, l.delay_code, $3, $3
  from jsonb_to_recordset($2::jsonb) as l(tender_family_id bigint, all_cities bool, department_ids jsonb, zone_ids jsonb,
    municipality_ids jsonb, platform_ids jsonb, frequency_per_week int, delay_code text)
  on conflict (tender_response_id, tender_family_id) where "deletedAt" is null do update set all_cities = excluded.all_cities,
    department_ids = excluded.department_ids, municipality_ids = excluded.municipality_ids, platform_ids = excluded.platform_ids, delay_code = excluded.delay_code,
    frequency_per_week = excluded.frequency_per_week, "updatedAt" = $3`

const linesSql = `
  insert into tender_response_line (tender_response_family_id, tender_product_id, quotation, negotiation, coef_negotiation,
    order_management, coef_order_management, billing, coef_billing, coef, ref_supplier, label, brand, origin_id, label_ids, rate_id,
    comment, answered, "createdAt", "updatedAt")
  select f.id, n.tender_product_id, n.quotation, n.negotiation, coalesce(n.coef_negotiation, 1), n.order_management,
    coalesce(n.coef_order_management, 1), n.billing, coalesce(n.coef_billing, 1), 1, n.ref_supplier, n.label,
    n.brand, n.origin_id, n.label_ids, n.rate_id, n.comment, n.quotation is not null, $3, $3
  from jsonb_to_recordset($2::jsonb) as l(tender_family_id bigint, lines jsonb)
    join tender_response_family f on f.tender_response_id = $1 and f.tender_family_id = l.tender_family_id
    cross join lateral jsonb_to_recordset(coalesce(l.lines, '[]')) as n(tender_product_id bigint, quotation numeric, negotiation bigint,
      coef_negotiation numeric, order_management bigint, coef_order_management numeric, billing bigint, coef_billing numeric,
      ref_supplier text, label text, brand text, origin_id bigint, label_ids jsonb, rate_id bigint, comment text)
  on conflict (tender_response_family_id, tender_product_id) where "deletedAt" is null do update set quotation = excluded.quotation,
    negotiation = excluded.negotiation, coef_negotiation = excluded.coef_negotiation, order_management = excluded.order_management,
    coef_order_management = excluded.coef_order_management, billing = excluded.billing, coef_billing = excluded.coef_billing,
    coef = excluded.coef, ref_supplier = excluded.ref_supplier, label = excluded.label, brand = excluded.brand,
    origin_id = excluded.origin_id, label_ids = excluded.label_ids, rate_id = excluded.rate_id,
    answered = excluded.answered, comment = excluded.comment, "updatedAt" = $3`

/** Lines that a version of before had and this one has not. */
const goneSql = `
  delete from tender_response_line n using tender_response_family f
  where f.id = n.tender_response_family_id and f.tender_response_id = $1 and not exists (
    select 1 from jsonb_to_recordset($2::jsonb) as l(tender_family_id bigint, lines jsonb)
      cross join lateral jsonb_to_recordset(coalesce(l.lines, '[]')) as k(tender_product_id bigint)
    where l.tender_family_id = f.tender_family_id and k.tender_product_id = n.tender_product_id)`

/** All that an offer shows. */
const hiddenSql = `
  with gone as (delete from tender_response_line n using tender_response_family f
    where f.id = n.tender_response_family_id and f.tender_response_id = $1 returning n.tender_response_family_id)
  delete from tender_response_family f where f.tender_response_id = $1`

/** Writes what an answer holds where it is compared and judged. */
async function unfold(
  tx: Tx,
  responseId: number,
  { content, now }: { content: AnswerContent; now: Date },
): Promise<void> {
  const values = [responseId, JSON.stringify(content.lots), now]
  await tx.query(goneSql, values.slice(0, 2))
  await tx.query(lotsSql, values)
  await tx.query(linesSql, values)
}

/** Shows an offer that is not sealed as it was sent just now: nothing was judged of it before. */
export const showSent = (work: Work, responseId: number, content: AnswerContent): Promise<void> =>
  work.tx.beyond('tenders', async (past) => {
    await past.query(hiddenSql, [responseId])
    await unfold(past, responseId, { content, now: work.now })
  })

/** Takes an offer that is not sealed out of sight again, once it is withdrawn. */
export const hideSent = (work: Work, responseId: number) =>
  work.tx.beyond('tenders', (past) => past.query(hiddenSql, [responseId]))

/** The private keys of a tender's rounds, each released once. */
export function releasedKeys(
  tx: Tx | ActorTx,
  config: Secret,
  { tender_id, now }: { tender_id: number; now: Date },
): (round: number | undefined) => Promise<string | undefined> {
  const known = new Map<number, Promise<string | undefined>>()
  return async (round) => {
    if (round === undefined) return undefined
    const found = known.get(round) ?? releaseKey(tx, config, { key: { tender_id, round }, now })
    known.set(round, found)
    return found
  }
}

/** Unseals every offer of a tender, each held against the hash of its receipt; one that is damaged stops the whole opening. */
export async function unsealAll(
  tx: Tx | ActorTx,
  config: Secret,
  { id: tender_id, now }: { id: number; now: Date },
): Promise<number> {
  const sealed = await pastRights(tx, 'tenders', (past) => past.query<Sealed>(sealedSql, [tender_id]))
  const keyOf = releasedKeys(tx, config, { tender_id, now })
  for (const { id, receipt_number, sha256, content } of sealed) {
    const privateKey = await keyOf(roundOf(content))
    const answer = openedContent(config, { tender_id, response_id: id }, { sealed: content, privateKey })
    if (hashOf(answer) !== sha256) throw new Error(tenderTexts.damaged({ receipt: receipt_number }))
    await unfold(tx, id, { content: answer, now })
    await unfoldFiles(tx, id, { files: answer.files ?? [], now })
  }
  return sealed.length
}

/** Keeps who agrees to open, and says whether another person did a moment ago: behind a session one person stands, not two. */
async function agreed(work: Work, tenderId: number): Promise<boolean> {
  const person = work.actor.impersonatorId ?? work.actor.userId
  const since = subMinutes(work.now, minutes)
  const [other] = await work.tx.query(
    'select id from tender_opening where tender_id = $1 and user_id <> $2 and at >= $3 limit 1',
    [tenderId, person, since],
  )
  await work.tx.query(
    `insert into tender_opening (tender_id, user_id, at, "createdAt", "updatedAt", created_by) values ($1, $2, $3, $3, $3, $2)`,
    [tenderId, person, work.now],
  )
  return other !== undefined
}

async function openAll(
  context: Context,
  tx: Tx | ActorTx,
  { tender, moving }: { tender: TenderRow; moving: { actor?: Work['actor']; now: Date } },
) {
  const { actor, now } = moving
  const offers = await unsealAll(tx, context.config, { id: tender.id, now })
  const event = { ...(actor && securityActor(actor)), about: `Tender ${tender.id}`, detail: { offers } }
  await recordSecurityEvent(tx, { kind: 'seal_opened', ...event }, now)
  await moveTender(tx, tender, { verb: 'open', extra: { opened_at: moving.now.toISOString() }, ...moving })
}

/** Opens the offers of a public tender: after their date, by two different people who may (domain §9.5). */
export async function openResponses(context: Context, work: Work, id: number): Promise<OpeningAnswer> {
  const tender = await lockTender(work.tx, id)
  if (!may(work.actor, 'openTenderResponses')) throw new ApiError('err403')
  refuseUnless(tender, '200')
  if (tender.opening_date && work.now < new Date(tender.opening_date))
    throw new ApiError('err541', {
      display: tenderTexts.openingDate({ date: frenchMoment(tender.opening_date) }),
    })
  if (!(await agreed(work, id))) {
    const time = parisIso(addMinutes(work.now, minutes)).slice(11, 16)
    return { opened: false, display: tenderTexts.twoPeople({ time }) }
  }
  await openAll(context, work.tx, { tender, moving: { actor: work.actor, now: work.now } })
  return { opened: true, display: null }
}

/** Opens the offers of a private tender, as the clock does once it is closed. */
export const openByClock = (
  context: Context,
  tx: Tx,
  { tender, now }: { tender: TenderRow; now: Date },
): Promise<void> => openAll(context, tx, { tender, moving: { now } })

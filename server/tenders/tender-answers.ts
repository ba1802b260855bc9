import type { Field } from '../../resources/schema/field'
import { kindOf } from '../../resources/schema/kinds'
import {
  openedLot,
  type ReceiptAnswer,
  type ResponseAnswer,
  type ResponsesAnswer,
  responseLine,
  type TenderPageAnswer,
} from '../../resources/tenders/answers'
import { standingResponses, tenderVerbsOf } from '../../resources/tenders/states'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { listOf, quote } from '../database/naming'
import { columnsOf } from '../database/select'
import { readPrepared } from './preparation'
import { findTender, isReadable } from './tender-row'

const receivedSql = `select count(*)::int as n from tender_response where tender_id = $1 and status in ${listOf(standingResponses)}
  and "deletedAt" is null`

const filesSql = `coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'tender_family_id', a.tender_family_id,
    'filename', a.filename, 'size', a.size, 'sha256', a.sha256, 'at', a.received_at, 'verification', a.verification, 'signs', a.signs)
    order by l.lot_number nulls first, a.id)
  from tender_answer_file a left join tender_family l on l.id = a.tender_family_id
  where a.tender_response_id = r.id and a.filename is not null), '[]')`
const receiptsSql = `
  select r.id, r.supplier_id, s.name as supplier, r.status, r.version, r.submitted_at, r.receipt_number, v.sha256, ${filesSql} as files
  from tender_response r join supplier s on s.id = r.supplier_id
    left join lateral (select sha256 from tender_response_version v where v.tender_response_id = r.id and v.sha256 is not null
      order by v.id desc limit 1) v on true
  where r.tender_id = $1 and r.submitted_at is not null and r."deletedAt" is null order by r.submitted_at, r.id`

const openingsSql = `
  select o.at, concat_ws(' ', u.first_name, u.last_name) as name from tender_opening o join "user" u on u.id = o.user_id
  where o.tender_id = $1 order by o.id`

/** Before they may be read only how many offers came in; afterwards whose, when and with which hash (I-19). */
export async function readResponses(work: Work, id: number): Promise<ResponsesAnswer> {
  const tender = await findTender(work.tx, id)
  const [received] = await work.tx.query<{ n: number }>(receivedSql, [id])
  const openings = await work.tx.query<ResponsesAnswer['openings'][number]>(openingsSql, [id])
  const count = received?.n ?? 0
  const data = isReadable(tender) ? await work.tx.query<ReceiptAnswer>(receiptsSql, [id]) : []
  return { opened: tender.opened_at !== null, readable: isReadable(tender), count, data, openings }
}

/** A value as JSON has it: decimals as texts, as everywhere. */
const asJson = ([name, field]: [string, Field]) =>
  `'${name}', n.${quote(name)}${kindOf(field).json(field).type === 'string' ? '::text' : ''}`
const lineSql = `jsonb_build_object(${Object.entries(responseLine).map(asJson).join(', ')})`

const linesSql = `select jsonb_agg(${lineSql} order by n.id) from tender_response_line n where n.tender_response_family_id = f.id`
const lotsSql = `
  select ${columnsOf(openedLot, 'f')}, l.lot_number, l.label, coalesce((${linesSql}), '[]') as lines
  from tender_response_family f join tender_family l on l.id = f.tender_family_id
  where f.tender_response_id = $1 and f."deletedAt" is null order by l.lot_number`

/** An offer as it was opened; before, nobody is shown it, whoever asks. */
export async function readResponse(work: Work, id: number, responseId: number): Promise<ResponseAnswer> {
  const tender = await findTender(work.tx, id)
  if (!isReadable(tender)) throw new ApiError('err541')
  const [head] = await work.tx.query<ReceiptAnswer>(`select * from (${receiptsSql}) x where x.id = $2`, [
    id,
    responseId,
  ])
  if (!head) throw new ApiError('err404')
  const lots = await work.tx.query<ResponseAnswer['lots'][number]>(lotsSql, [responseId])
  return { ...head, lots }
}

/** A tender as its page shows it: where it stands, what may be done with it, its lots and what came in. */
export async function readTenderPage(work: Work, id: number): Promise<TenderPageAnswer> {
  const tender = await findTender(work.tx, id)
  const { lots, suppliers, adherents, documents, notice } = await readPrepared(work.tx, tender)
  const responses = await readResponses(work, id)
  return {
    tender,
    lots,
    suppliers,
    adherents,
    documents,
    notice,
    responses,
    verbs: tenderVerbsOf(tender, (permission) => may(work.actor, permission)),
    now: work.now.toISOString(),
  }
}

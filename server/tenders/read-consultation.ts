import { toldFiles } from '../../resources/tenders/answer-files'
import type {
  ConsultationAnswer,
  ConsultationHead,
  ConsultationList,
  ConsultedProduct,
  OwnAnswer,
} from '../../resources/tenders/consultation-answers'
import { consultationMoment } from '../../resources/tenders/consultation-time'
import { lacksPrices } from '../../resources/tenders/progress'
import { answerableTenders } from '../../resources/tenders/states'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { listOf } from '../database/naming'
import { shownOf, suppliersOf } from '../trade/standing-for'
import { readAccess } from './answer-access'
import { hashOf } from './answer-content'
import { draftOf, findResponse, findSent, type ResponseRow, refuseImpersonated } from './own-answer'
import { ownRound } from './own-round'
import { ownExplanations } from './read-explanations'
import { findTender, isSealed } from './tender-row'

const headSql = `
  select t.id, t.code, t.label, t.version, t.status, t.consultation_openning_date, t.response_date_limit, t.market_openning_date,
    t.market_closing_date, c.label as company, g.label as catalog, coalesce(y.machine_name = 'public', false) as is_public,
    o.id as supplier_id, o.name as supplier, r.status as response_status, r.submitted_at, r.receipt_number, s.declined_at,
    (select max(n.deadline) from negotiation n where n.tender_id = t.id and n.supplier_id = o.id and n.closed_at is null
      and n."deletedAt" is null) as negotiation_deadline,
    (select count(*) from tender_family l where l.tender_id = t.id and l."deletedAt" is null)::int as lots
  from tender t join company c on c.id = t.company_id join catalog g on g.id = t.catalog_id
    left join tendertype y on y.id = t.tender_type_id join supplier o on o.id = any($1::bigint[])
    left join tender_response r on r.tender_id = t.id and r.supplier_id = o.id and r."deletedAt" is null
    left join tender_supplier s on s.tender_id = t.id and s.supplier_id = o.id and s."deletedAt" is null
  where (y.machine_name = 'public' or s.id is not null) and t.published and t."deletedAt" is null`

type Head = Omit<ConsultationHead, 'moment'>

/** The consultations of one's suppliers, a row each, those that are open first, the most urgent at their head. */
export async function listConsultations(work: Work): Promise<ConsultationList> {
  const rows = await work.tx.query<Head>(
    `select * from (${headSql}) h order by (h.status in ${listOf(answerableTenders)}) desc,
       case h.status when '150' then h.response_date_limit when '300' then h.negotiation_deadline end, h.id desc, h.supplier limit 500`,
    [suppliersOf(work.actor)],
  )
  const data = rows.map((row) => ({ ...row, moment: consultationMoment(row, work.now) }))
  return { data, total: data.length, now: work.now.toISOString() }
}

const lotsSql = `
  select l.id, l.lot_number, l.label, f.label as family, z.label as zone, l.samples_required, l."updatedAt", m.label as quotation_label,
    (select count(*) from article a where a.supplier_id = $2 and a.family_id = l.family_id and a.active and a."deletedAt" is null)::int as articles,
    (select count(distinct c.municipality_id) from supplier_coverage c where c.supplier_id = $2 and c.family_id = l.family_id
      and c.state = 'effective' and c."deletedAt" is null)::int as delivered_before,
    exists (select 1 from supplier_coverage c where c.supplier_id = $2 and c.family_id = l.family_id and c.all_cities
      and c.state = 'effective' and c."deletedAt" is null) as all_before
  from tender_family l join family f on f.id = l.family_id left join zone z on z.id = l.zone_id
    left join marketrating m on m.id = f.marketrating_id
  where l.tender_id = $1 and l."deletedAt" is null order by l.lot_number`
/** Departments by zone: what a zone that is ticked holds. */
const zonesSql = `select zone_id, array_agg(department_id) as department_ids from "zone_departmentsId" group by zone_id`
/** Communes by department: what a department that is ticked adds to the communes delivered. */
const communesSql = `
  select department_id, count(*)::int as communes from municipality where active and "deletedAt" is null group by department_id`
const productsSql = `
  select p.id, p.tender_family_id, p.product_id, o.code, o.label, p.volume, p.mandatory, coalesce(nullif(u.abbreviation, ''), u.label) as unit, u.id as unit_id, o.requirements
  from tender_product p join tender_family l on l.id = p.tender_family_id join product o on o.id = p.product_id
    join unit u on u.id = o.unit_id
  where l.tender_id = $1 and l."deletedAt" is null order by l.lot_number, o.label, p.id`
const documentsSql = `
  select d.id, d.kind, d.label, d.file_id, f.filename, f.size from tender_document d join "file" f on f.id = d.file_id
  where d.tender_id = $1 and d."deletedAt" is null and d.replaced_at is null order by d.id`
const questionsSql = `
  select id, text, answer, asked_at, answered_at, supplier_id = $2 as own from tender_question
  where tender_id = $1 and (published or supplier_id = $2) and "deletedAt" is null order by asked_at, id`
const versionsSql = `
  select v.version, v.kind, v.at, v.receipt_number, v.sha256 from tender_response_version v
  where v.tender_response_id = $1 order by v.id desc limit 50`

async function ownPart(
  context: Context,
  work: Work,
  { row, products }: { row: ResponseRow | undefined; products: readonly ConsultedProduct[] },
): Promise<OwnAnswer> {
  if (!row)
    return {
      response: null,
      answer: null,
      access: null,
      files: [],
      sent_files: [],
      versions: [],
      progress: [],
    }
  const answer = (await draftOf(context.config, work, row)) ?? null
  return {
    response: {
      status: row.status,
      version: row.version,
      submitted_at: row.submitted_at,
      receipt_number: row.receipt_number,
      saved_at: row.saved_at,
      sha256: answer ? hashOf(answer) : null,
    },
    answer: answer && {
      tender_id: answer.tender_id,
      supplier_id: answer.supplier_id,
      comment: answer.comment ?? null,
      lots: answer.lots,
    },
    files: toldFiles(answer?.files),
    sent_files: toldFiles(row.submitted_at ? (await findSent(context, work, row))?.files : []),
    access: work.actor.impersonatorId ? null : await readAccess(context, work, row),
    versions: await work.tx.query<OwnAnswer['versions'][number]>(versionsSql, [row.id]),
    progress: (answer?.lots ?? []).map((lot) => ({
      tender_family_id: lot.tender_family_id,
      ...lacksPrices(
        lot,
        products.filter(({ tender_family_id }) => tender_family_id === lot.tender_family_id),
      ),
    })),
  }
}

/** A consultation as its supplier answers it: what is asked, and its own answer, nobody else's; of several, the one that is said, else the first. */
export async function readConsultation(
  context: Context,
  work: Work,
  { id, said }: { id: number; said?: number | null },
): Promise<ConsultationAnswer> {
  const tender = await findTender(work.tx, id)
  refuseImpersonated(work, tender)
  const consulted = await work.tx.query<Head>(`${headSql} and t.id = $2 order by o.name, o.id`, [
    ...[suppliersOf(work.actor), id],
  ])
  const head = shownOf(work.actor, consulted, said)
  if (!head) throw new ApiError('err404')
  const { supplier_id: supplier } = head
  const products = await work.tx.query<ConsultedProduct>(productsSql, [id])
  const row = await findResponse(work, { tender_id: id, supplier_id: supplier })
  return {
    ...head,
    moment: consultationMoment(head, work.now),
    suppliers: consulted.map((one) => ({ id: one.supplier_id, name: one.supplier })),
    now: work.now.toISOString(),
    round: head.status === '300' ? ((await ownRound(work, id, supplier)) ?? null) : null,
    sealed: isSealed(tender),
    criteres: tender.criteres ?? [],
    contact_name: tender.contact_name,
    contact_mail: tender.contact_mail,
    lot_rows: await work.tx.query<ConsultationAnswer['lot_rows'][number]>(lotsSql, [id, supplier]),
    communes: await work.tx.query<ConsultationAnswer['communes'][number]>(communesSql),
    zones: await work.tx.query<ConsultationAnswer['zones'][number]>(zonesSql),
    products,
    documents: await work.tx.query<ConsultationAnswer['documents'][number]>(documentsSql, [id]),
    questions: await work.tx.query<ConsultationAnswer['questions'][number]>(questionsSql, [id, supplier]),
    explanations: await ownExplanations(work, id, supplier),
    ...(await ownPart(context, work, { row, products })),
  }
}

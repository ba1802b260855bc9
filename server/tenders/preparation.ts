import { tenderTexts } from '../../i18n/fr/tenders'
import { exact, plus, rounded } from '../../resources/schema/exact'
import { parisDay } from '../../resources/schema/paris-time'
import { makesHundred } from '../../resources/tenders/criteria'
import type { Missing } from '../../resources/tenders/missing'
import type { PreparationStep } from '../../resources/tenders/preparation'
import type { LotAnswer, PreparationAnswer, Prepared } from '../../resources/tenders/preparation-answers'
import type { Work } from '../api/work'
import type { Tx } from '../database/tx'
import { optionText } from '../trade/option'
import { refusedParties, shutWhySql } from '../trade/shut-parties'
import { askLaw } from './ask-law'
import { papersOf, tenderJoin } from './shown-notices'
import { findTender, type TenderRow, tenderEndSql } from './tender-row'

const lotsSql = `
  select l.id, l.lot_number, l.label, l.family_id, f.label as family, l.zone_id, z.label as zone, l.status, l.samples_required,
    l.estimated_amount_ht, l.lock_version, l."updatedAt", l.scored_at, l.applied_at,
    (select count(*) from tender_product p where p.tender_family_id = l.id)::int as products,
    (select count(*) from tender_product p where p.tender_family_id = l.id and p.volume = 0)::int as without_volume,
    (select count(*) from article a where a.family_id = l.family_id and a.active and a."deletedAt" is null)::int as articles,
    m.label as quotation_label, b.delivered_before, b.all_before, b.delivered, b.all_delivered
  from tender_family l join family f on f.id = l.family_id left join zone z on z.id = l.zone_id
    left join marketrating m on m.id = f.marketrating_id
    cross join lateral (select
      count(distinct c.municipality_id) filter (where c.before)::int as delivered_before,
      coalesce(bool_or(c.all_cities) filter (where c.before), false) as all_before,
      count(distinct c.municipality_id) filter (where c.invited)::int as delivered,
      coalesce(bool_or(c.all_cities) filter (where c.invited), false) as all_delivered
      from (select o.municipality_id, o.all_cities, o.state = 'effective' and o.tender_id is distinct from l.tender_id as before,
          (o.state = 'effective' or o.tender_id = l.tender_id) and exists (select 1 from tender_supplier i
            where i.tender_id = l.tender_id and i.supplier_id = o.supplier_id and i."deletedAt" is null) as invited
        from supplier_coverage o where o.family_id = l.family_id and o."deletedAt" is null) c) b
  where l.tender_id = $1 and l."deletedAt" is null order by l.lot_number, l.id`

const suppliersSql = `
  select s.id, p.name, ${shutWhySql('p')} as shut, s.supplier_id, s.invited_at, s.reminder_count, s.reminded_at, s.declined_at, s.decline_reason
  from tender_supplier s join supplier p on p.id = s.supplier_id where s.tender_id = $1 and s."deletedAt" is null order by p.name`
const adherentsSql = `
  select j.id, j.adherent_id, a.name from tender_adherent j join adherent a on a.id = j.adherent_id
  where j.tender_id = $1 and j."deletedAt" is null order by a.name`
const documentsSql = `
  select d.id, d.kind, d.label, d.public, d.file_id, f.filename, f.size from tender_document d join "file" f on f.id = d.file_id
  where d.tender_id = $1 and d."deletedAt" is null and d.replaced_at is null order by d.id`
const noticeSql = `
  select n.id, n.reference, n.status, (select count(*) from tender_document d where d.public and d.replaced_at is null
    and ${papersOf})::int as documents
  from public_notice n ${tenderJoin} where n.tender_id = $1 and n."deletedAt" is null order by n.id limit 1`

export async function readPrepared(tx: Tx, tender: TenderRow): Promise<Prepared> {
  const of = [tender.id]
  const [notice] = await tx.query<NonNullable<Prepared['notice']>>(noticeSql, of)
  return {
    tender,
    lots: await tx.query<LotAnswer>(lotsSql, of),
    suppliers: await tx.query<Prepared['suppliers'][number]>(suppliersSql, of),
    adherents: await tx.query<Prepared['adherents'][number]>(adherentsSql, of),
    documents: await tx.query<Prepared['documents'][number]>(documentsSql, of),
    notice: notice ?? null,
  }
}

const lacking = (step: PreparationStep, name: string, message: string): Missing => ({ step, name, message })

/** The moments of a tender, in their order: openning < closing ≤ opening ≤ market (domain §9.2). */
function missingDates({ tender }: Prepared, now: Date): Missing[] {
  const { dates } = tenderTexts
  const names = Object.keys(dates) as (keyof typeof dates)[]
  const absent = names
    .filter((name) => !tender[name])
    .map((name) => lacking('information', name, dates[name]))
  if (absent.length) return absent
  const at = (name: (typeof names)[number]) => new Date(String(tender[name]))
  const [start, limit, opening] = [
    at('consultation_openning_date'),
    at('response_date_limit'),
    at('opening_date'),
  ]
  const wrong: Missing[] = []
  if (limit <= start)
    wrong.push(lacking('information', 'response_date_limit', tenderTexts.limitBeforeOpening))
  if (limit <= now) wrong.push(lacking('information', 'response_date_limit', tenderTexts.limitPast))
  if (opening < limit) wrong.push(lacking('information', 'opening_date', tenderTexts.openingBeforeLimit))
  if (String(tender.market_openning_date) < parisDay(opening))
    wrong.push(lacking('information', 'market_openning_date', tenderTexts.marketBeforeOpening))
  return wrong
}

function missingLots({ lots }: Prepared): Missing[] {
  if (!lots.length) return [lacking('families', 'lots', tenderTexts.noLot)]
  return lots.flatMap(({ lot_number: lot, products, without_volume: n }) => {
    if (!products) return [lacking('products', 'lots', tenderTexts.emptyLot({ lot }))]
    return n ? [lacking('products', 'lots', tenderTexts.noVolume({ lot, n }))] : []
  })
}

/** Everything that keeps a tender from being published, each with the step where it is put right. */
export function missingOf(prepared: Prepared, law: readonly Missing[], now: Date): Missing[] {
  const { tender, suppliers, notice } = prepared
  const criteria = tender.criteres ?? []
  const shut = suppliers.flatMap((one) =>
    one.shut ? [{ id: one.supplier_id, name: one.name, why: one.shut }] : [],
  )
  const sum = rounded(criteria.map(({ weight }) => exact(weight)).reduce(plus, exact(0)), 2)
  return [
    ...missingDates(prepared, now),
    ...missingLots(prepared),
    ...law,
    ...(makesHundred(criteria) ? [] : [lacking('criteria', 'criteres', tenderTexts.weights({ sum }))]),
    ...(tender.is_public || suppliers.length
      ? []
      : [lacking('suppliers', 'suppliers', tenderTexts.noSupplier)]),
    ...(shut.length ? [lacking('suppliers', 'suppliers', refusedParties(shut))] : []),
    ...(!tender.is_public || tender.sealed
      ? []
      : [lacking('information', 'sealed', tenderTexts.alwaysSealed)]),
    ...(!tender.is_public || notice?.documents ? [] : [lacking('documents', 'notice', tenderTexts.noNotice)]),
  ]
}

/** Tenders with lots of the same service and catalogue, the last market first. */
const previousSql = `
  select t.id, t.code, t.label from tender t
  where t.id <> $1 and t.company_id = $2 and t.catalog_id = $3 and t."deletedAt" is null
    and exists (select 1 from tender_family l where l.tender_id = t.id and l."deletedAt" is null)
  order by t.market_openning_date desc nulls last, t.id desc limit 50`

/** The day until which the file of a tender is kept. */
async function keptUntil(tx: Tx, id: number): Promise<string> {
  const [row] = await tx.query<{ day: string }>(
    `select (${tenderEndSql} + $2::int * interval '1 year')::date as day from tender t where t.id = $1`,
    [id, await optionText(tx, 'retention_tender_years')],
  )
  return String(row?.day)
}

/** The whole preparation of a tender, as its screen walks through it. */
export async function readPreparation(work: Work, id: number): Promise<PreparationAnswer> {
  const tender = await findTender(work.tx, id)
  const prepared = await readPrepared(work.tx, tender)
  const law = await askLaw(work.tx, prepared, work.now)
  const previous = await work.tx.query<PreparationAnswer['previous'][number]>(previousSql, [
    id,
    tender.company_id,
    tender.catalog_id,
  ])
  return {
    ...prepared,
    previous,
    missing: missingOf(prepared, law.refusals, work.now),
    warnings: law.warnings,
    now: work.now.toISOString(),
    kept_until: await keptUntil(work.tx, id),
  }
}

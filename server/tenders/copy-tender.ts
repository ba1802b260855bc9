import { tenderTexts } from '../../i18n/fr/tenders'
import type { Copied } from '../../resources/tenders/copied'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { addDocuments, type CopiedDocuments } from './copy-documents'
import { lockPrepared, stepSaved } from './save-preparation'
import { findTender } from './tender-row'

const lotsSql = `
  insert into tender_family (tender_id, family_id, zone_id, lot_number, label, estimated_amount_ht, samples_required,
    "createdAt", "updatedAt", created_by, updated_by)
  select $1, l.family_id, l.zone_id, row_number() over (order by l.lot_number) + $5, l.label, l.estimated_amount_ht, l.samples_required,
    $3, $3, $4, $4
  from tender_family l join family f on f.id = l.family_id and f.active and f."deletedAt" is null
  where l.tender_id = $2 and l."deletedAt" is null and not exists (select 1 from tender_family o where o.tender_id = $1
    and o.family_id = l.family_id and o.zone_id is not distinct from l.zone_id and o."deletedAt" is null)
  returning id`

/** Products with the volume of the last time; the reference is what the market that ends pays (domain §9.3). */
const productsSql = `
  insert into tender_product (tender_family_id, product_id, volume, reference_price, mandatory, "createdAt", "updatedAt", created_by, updated_by)
  select n.id, p.product_id, p.volume, coalesce((select min(c.quotation / a.coef_negotiation) from attribution t
      join article a on a.supplier_id = t.supplier_id and a.product_id = p.product_id and a."deletedAt" is null
      join article_price c on c.article_id = a.id and c.source = 'tender' and c.source_id = $2 and c."deletedAt" is null
      where t.tender_family_id = l.id and t.rank = 1), p.reference_price), p.mandatory, $3, $3, $4, $4
  from tender_family l join tender_family n on n.tender_id = $1 and n.family_id = l.family_id
      and n.zone_id is not distinct from l.zone_id and n."deletedAt" is null
    join tender_product p on p.tender_family_id = l.id join product o on o.id = p.product_id and o.active and o."deletedAt" is null
  where l.tender_id = $2 and l."deletedAt" is null
  on conflict (tender_family_id, product_id) where "deletedAt" is null do nothing
  returning id`

/** A scale of the tender's own is taken over whole, where the new one has none. */
const scaleSql = (table: string, columns: string) => `
  insert into "${table}" (label, active, tender_id, family_id, ${columns}, "createdAt", "updatedAt", created_by, updated_by)
  select label, active, $1, family_id, ${columns}, $3, $3, $4, $4 from "${table}" s
  where s.tender_id = $2 and s.active and s."deletedAt" is null
    and not exists (select 1 from "${table}" o where o.tender_id = $1 and o."deletedAt" is null)`
const scalesSql = [
  scaleSql('frequencyscale', 'per_week_from, note'),
  scaleSql('delayscale', 'delay_code, note'),
  scaleSql('notescale', 'note_type_id, value, description'),
]

/**
 * Takes over the lots, products, criteria, scales, texts and documents of another tender of the same service and catalogue; what
 * is there already stays. Answers what came.
 */
export async function copyTender(
  work: Work,
  { id, from, files }: { id: number; from: number; files: CopiedDocuments },
): Promise<Copied> {
  if (id === from) throw invalid([{ name: 'from', message: tenderTexts.sameTender }])
  const tender = await lockPrepared(work, id)
  const former = await findTender(work.tx, from)
  if (former.company_id !== tender.company_id || former.catalog_id !== tender.catalog_id)
    throw invalid([{ name: 'from', message: tenderTexts.otherMarket }])
  const [last] = await work.tx.query<{ n: number }>(
    'select coalesce(max(lot_number), 0)::int as n from tender_family where tender_id = $1 and "deletedAt" is null',
    [id],
  )
  const by = [id, from, work.now, work.actor.userId]
  const lots = await work.tx.query(lotsSql, [...by, last?.n ?? 0])
  const products = await work.tx.query(productsSql, by)
  for (const sql of scalesSql) await work.tx.query(sql, by)
  await work.tx.query(
    `update tender set previous_id = $2, criteres = coalesce(criteres, $3), mail_object = coalesce(mail_object, $4),
       mail_message = coalesce(mail_message, $5), "updatedAt" = $6, lock_version = lock_version + 1 where id = $1`,
    [id, from, JSON.stringify(former.criteres), former.mail_object, former.mail_message, work.now],
  )
  const documents = await addDocuments(work, id, files)
  await stepSaved(work, tender, 'products')
  return { from: former.code, lots: lots.length, products: products.length, documents }
}

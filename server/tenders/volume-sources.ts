import { tenderTexts } from '../../i18n/fr/tenders'
import type { RowOf } from '../../resources/schema/infer'
import type { tenderFamily } from '../../resources/tenders/tender-lot'
import type { PreparedProduct, SourcedVolumes, VolumeSource } from '../../resources/tenders/volume-sheet'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { beneficiaries } from './beneficiaries'
import { findTender, type TenderRow } from './tender-row'

type Lot = RowOf<typeof tenderFamily, 'id' | 'tender_id' | 'family_id' | 'zone_id' | 'lot_number'>
type Product = Omit<PreparedProduct, 'volume'> & Record<string, unknown>

/** The lot and the tender that it is of; « Lot introuvable » when it is not the actor's. */
export async function lotOfTender({ tx }: Work, id: number): Promise<{ lot: Lot; tender: TenderRow }> {
  const [lot] = await tx.query<Lot>(
    'select id, tender_id, family_id, zone_id, lot_number from tender_family where id = $1 and "deletedAt" is null',
    [id],
  )
  if (!lot) throw new ApiError('err404', { display: tenderTexts.otherLot })
  return { lot, tender: await findTender(tx, lot.tender_id) }
}

/** Products that the lot may hold: the active ones of its family, and those that it holds already. */
const productsSql = `
  select o.id as product_id, o.code, o.label, coalesce(nullif(u.abbreviation, ''), u.label) as unit, coalesce(p.mandatory, true) as mandatory,
    p.reference_price::text as reference_price
  from product o join subfamily s on s.id = o.subfamily_id join unit u on u.id = o.unit_id
    left join tender_product p on p.product_id = o.id and p.tender_family_id = $1 and p."deletedAt" is null
  where p.id is not null or (s.family_id = $2 and o.active and o."deletedAt" is null)
  order by o.label, o.id`

export const possibleProducts = ({ tx }: Work, lot: Lot): Promise<Product[]> =>
  tx.query<Product>(productsSql, [lot.id, lot.family_id])

interface Volume extends Record<string, unknown> {
  product_id: number
  volume: string
}

/** The last tender of the same service and catalogue that consulted on the family, the one copied from first. */
const previousSql = `
  select t.id, t.code, o.id as lot from tender t join tender_family o on o.tender_id = t.id and o.family_id = $2 and o."deletedAt" is null
  where t.id <> $1 and t.company_id = $3 and t.catalog_id = $4 and t."deletedAt" is null and t.published
  order by (t.id = $5) is true desc, t.market_openning_date desc nulls last, t.id desc, (o.zone_id is not distinct from $6) desc,
    o.lot_number limit 1`

async function previousVolumes({ tx }: Work, lot: Lot, tender: TenderRow) {
  const [former] = await tx.query<{ code: string; lot: number }>(previousSql, [
    ...[tender.id, lot.family_id, tender.company_id, tender.catalog_id],
    ...[tender.previous_id ?? null, lot.zone_id],
  ])
  if (!former) return { origin: null, volumes: [] }
  const volumes = await tx.query<Volume>(
    'select product_id, volume::text as volume from tender_product where tender_family_id = $1 and "deletedAt" is null',
    [former.lot],
  )
  return { origin: former.code, volumes }
}

/** What the members that the tender is run for received of each product, in its base unit (domain §4.4). */
const receivedSql = `
  select a.product_id, round(sum(coalesce(r.weight * n.coef_billing, r.qty_accepted * n.coef_order_management)), 3)::text as volume
  from reception c join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id
    join "order" o on o.id = c.order_id join article a on a.id = n.article_id
    join product p on p.id = a.product_id join subfamily s on s.id = p.subfamily_id
  where c.state = 'signed' and c."deletedAt" is null and c.date between $2::date and $3::date and o."deletedAt" is null
    and s.family_id = $4 and coalesce(o.delivery_adherent_id, o.adherent_id) in (
      select a.id from tender m ${beneficiaries('$5::bool')} where m.id = $1)
  group by a.product_id having sum(coalesce(r.weight * n.coef_billing, r.qty_accepted * n.coef_order_management)) > 0`

/** The last request of the service that was consolidated with products of the family, the tender's own first (domain §11.1). */
const requestSql = `
  select r.id, r.label from purchase_volume_request r
  where r.company_id = $2 and r.status = '250' and r."deletedAt" is null and exists (select 1 from purchase_volume_result v
    join product o on o.id = v.product_id join subfamily s on s.id = o.subfamily_id
    where v.purchase_volume_request_id = r.id and v.total > 0 and s.family_id = $3)
  order by (r.tender_id = $1) is true desc, r.consolidated_at desc, r.id desc limit 1`

async function requestedVolumes({ tx }: Work, lot: Lot, tender: TenderRow) {
  const [request] = await tx.query<{ id: number; label: string }>(requestSql, [
    ...[tender.id, tender.company_id, lot.family_id],
  ])
  if (!request) return { origin: null, volumes: [] }
  const volumes = await tx.query<Volume>(
    `select v.product_id, v.total::text as volume from purchase_volume_result v
     where v.purchase_volume_request_id = $1 and v.total > 0`,
    [request.id],
  )
  return { origin: request.label, volumes }
}

interface Asked {
  source: VolumeSource
  from?: string | null
  to?: string | null
}

async function receivedVolumes({ tx }: Work, lot: Lot, tender: TenderRow, { from, to }: Asked) {
  const period = { from, to }
  const missing = (['from', 'to'] as const).filter((name) => !period[name])
  if (missing.length) throw invalid(missing.map((name) => ({ name, message: tenderTexts.volumes.period })))
  if (String(from) > String(to)) throw invalid([{ name: 'to', message: tenderTexts.volumes.order }])
  const volumes = await tx.beyond('tenders', (past) =>
    past.query<Volume>(receivedSql, [tender.id, from, to, lot.family_id, tender.is_public]),
  )
  return { origin: null, volumes }
}

/** Volumes of the lot's products from another place, to be looked at and taken over; nothing is written. */
export async function sourceVolumes(work: Work, id: number, asked: Asked): Promise<SourcedVolumes> {
  const { lot, tender } = await lotOfTender(work, id)
  const read = { previous: previousVolumes, orders: receivedVolumes, request: requestedVolumes }
  const { origin, volumes } = await read[asked.source](work, lot, tender, asked)
  const known = new Map(volumes.map(({ product_id, volume }) => [product_id, volume]))
  const possible = await possibleProducts(work, lot)
  const rows = possible.flatMap((product) => {
    const volume = known.get(product.product_id)
    return volume === undefined ? [] : [{ ...product, volume }]
  })
  return { origin, rows, without: possible.length - rows.length }
}

import { tenderTexts } from '../../i18n/fr/tenders'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import { exact, plus, rounded } from '../../resources/schema/exact'
import type { RowOf } from '../../resources/schema/infer'
import { type Criterion, makesHundred } from '../../resources/tenders/criteria'
import { type PreparationStep, preparationOrder } from '../../resources/tenders/preparation'
import type { tenderFamily, tenderProduct } from '../../resources/tenders/tender-lot'
import { ApiError, invalid } from '../api/error'
import { removeRow } from '../api/remove'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import { lockTender, type TenderRow } from './tender-row'

const trusted = { trusted: true }

/** The tender, locked, while it is prepared: once published nobody changes what suppliers answer to. */
export async function lockPrepared(work: Work, id: number): Promise<TenderRow> {
  const tender = await lockTender(work.tx, id)
  if (tender.status !== '100') throw new ApiError('err409', { display: tenderTexts.onlyPreparation })
  return tender
}

/** Remembers the furthest step that was saved: the screen opens on the one after it (specification 1 §3). */
export async function stepSaved(work: Work, tender: TenderRow, step: PreparationStep): Promise<void> {
  const furthest = preparationOrder.indexOf(tender.last_step as PreparationStep)
  if (preparationOrder.indexOf(step) > furthest)
    await work.tx.query('update tender set last_step = $2 where id = $1', [tender.id, step])
}

export type LotInput = RowOf<typeof tenderFamily, 'family_id' | 'label'> &
  Partial<RowOf<typeof tenderFamily, 'zone_id'>> & {
    id?: number | null
  }

const lotKey = ({ family_id, zone_id }: LotInput) => `${family_id} ${zone_id ?? ''}`

/** Brings the lots to the ones given, in their order: rows are matched by id. */
export async function saveLots(work: Work, id: number, lots: readonly LotInput[]): Promise<void> {
  const tender = await lockPrepared(work, id)
  const keys = lots.map(lotKey)
  const twice = lots.findIndex((lot, at) => keys.indexOf(lotKey(lot)) < at)
  if (twice >= 0) throw invalid([{ name: `lots.${twice}.family_id`, message: tenderTexts.sameFamily }])
  const resource = work.registry.get('tender_family')
  const known = await work.tx.query<{ id: number }>(
    'select id from tender_family where tender_id = $1 and "deletedAt" is null',
    [id],
  )
  const ids = new Set(known.map((one) => one.id))
  const stray = lots.findIndex((lot) => lot.id && !ids.has(lot.id))
  if (stray >= 0) throw invalid([{ name: `lots.${stray}.id`, message: tenderTexts.otherLot }])
  for (const { id: gone } of known)
    if (!lots.some((lot) => lot.id === gone)) {
      await work.tx.query('delete from tender_product where tender_family_id = $1', [gone])
      await removeRow(work, resource, { id: gone, ...trusted })
    }
  for (const [at, { id: lotId, ...lot }] of lots.entries()) {
    const row = { ...lot, tender_id: id, lot_number: at + 1 }
    if (lotId) await updateRow(work, resource, { id: lotId, input: row, ...trusted })
    else await createRow(work, resource, { input: row, ...trusted })
  }
  await stepSaved(work, tender, 'families')
}

export type ProductInput = RowOf<typeof tenderProduct, 'product_id' | 'volume'> &
  Partial<RowOf<typeof tenderProduct, 'reference_price'>> & {
    mandatory?: boolean | null
  }

const saveSql = `
  insert into tender_product (tender_family_id, product_id, volume, reference_price, mandatory, "createdAt", "updatedAt", created_by, updated_by)
  select $1, p.product_id, p.volume, case when p.priced then p.reference_price else (select k.reference_price from tender_product k
    where k.tender_family_id = $1 and k.product_id = p.product_id and k."deletedAt" is null) end, coalesce(p.mandatory, true), $3, $3, $4, $4
  from jsonb_to_recordset($2::jsonb) as p(product_id bigint, volume numeric, reference_price numeric, priced bool, mandatory bool)
  on conflict (tender_family_id, product_id) where "deletedAt" is null
  do update set volume = excluded.volume, reference_price = excluded.reference_price, mandatory = excluded.mandatory,
    "updatedAt" = $3, updated_by = $4, lock_version = tender_product.lock_version + 1`

/** Brings the products of a lot to the ones given, thousands at once. */
export async function saveProducts(
  work: Work,
  lotId: number,
  products: readonly ProductInput[],
): Promise<number> {
  const [lot] = await work.tx.query<{ tender_id: number }>(
    'select tender_id from tender_family where id = $1 and "deletedAt" is null',
    [lotId],
  )
  if (!lot) throw new ApiError('err404', { display: tenderTexts.otherLot })
  const tender = await lockPrepared(work, lot.tender_id)
  const seen = new Set<number>()
  const twice = products.findIndex(({ product_id }) => seen.size === seen.add(product_id).size)
  if (twice >= 0) throw invalid([{ name: `products.${twice}.product_id`, message: tenderTexts.sameProduct }])
  await work.tx.query(
    'delete from tender_product where tender_family_id = $1 and not product_id = any($2::bigint[])',
    [lotId, [...seen]],
  )
  // A reference price that is not said stays as it is.
  const said = products.map((one) => ({ ...one, priced: one.reference_price !== undefined }))
  await work.tx.query(saveSql, [lotId, JSON.stringify(said), work.now, work.actor.userId])
  await stepSaved(work, tender, 'products')
  return tender.id
}

/** Refuses a criterion that stands twice, and weights that do not make 100 (I-20). */
export function refuseWeights(criteria: readonly Criterion[]): void {
  const names = criteria.map(({ machine_name }) => machine_name)
  const twice = names.findIndex((name, at) => names.indexOf(name) < at)
  if (twice >= 0)
    throw invalid([{ name: `criteria.${twice}.machine_name`, message: tenderTexts.sameCriterion }])
  const sum = rounded(criteria.map(({ weight }) => exact(weight)).reduce(plus, exact(0)), 2)
  if (!makesHundred(criteria))
    throw invalid([{ name: 'criteria', message: tenderTexts.weights({ sum: frenchDecimal(sum) }) }])
}

/** Writes the criteria; their weights make 100, or they are refused (I-20). */
export async function saveCriteria(work: Work, id: number, criteria: readonly Criterion[]): Promise<void> {
  const tender = await lockPrepared(work, id)
  refuseWeights(criteria)
  await updateRow(work, work.registry.get('tender'), {
    id,
    input: {},
    ...trusted,
    extra: { criteres: criteria },
  })
  await stepSaved(work, tender, 'criteria')
}

/** Brings the rows that tie a tender to others (its suppliers, its beneficiaries) to the ids given. */
export async function saveTies(
  work: Work,
  id: number,
  {
    table,
    column,
    ids,
  }: { table: 'tender_supplier' | 'tender_adherent'; column: string; ids: readonly number[] },
): Promise<void> {
  const tender = await lockPrepared(work, id)
  const resource = work.registry.get(table)
  const known = await work.tx.query<{ id: number; of: number }>(
    `select id, "${column}" as of from "${table}" where tender_id = $1 and "deletedAt" is null`,
    [id],
  )
  for (const row of known)
    if (!ids.includes(row.of)) await removeRow(work, resource, { id: row.id, ...trusted })
  for (const one of ids)
    if (!known.some(({ of }) => of === one))
      await createRow(work, resource, { input: { tender_id: id, [column]: one }, ...trusted })
  await stepSaved(work, tender, 'suppliers')
}

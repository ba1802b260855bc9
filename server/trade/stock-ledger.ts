import { frenchQuantity } from '../../i18n/fr/orders'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { emptyLevel, isShort, type Level, type Movement, type Posted, post } from '../../resources/stock/cump'
import { itemKey, type StockItem } from '../../resources/stock/item-key'
import type { stockTransaction } from '../../resources/stock/ledger'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { optionText } from './option'
import { itemsOf } from './stock-items'

/** A movement asked for, and what it comes from. */
export type AskedMovement = RowOf<
  typeof stockTransaction,
  'article_id' | 'product_not_in_catalog_id' | 'flux' | 'date_operation' | 'reason_id'
> &
  Partial<FilledOf<typeof stockTransaction, 'voucher_line_id' | 'inventory_line_id' | 'reverses_id'>> & {
    movement: Movement
  }

export type PostedMovement = AskedMovement & { posted: Posted; id: number }

type Levels = Map<string, Level>

async function readLevels(work: Work, adherentId: number, items: readonly StockItem[]): Promise<Levels> {
  const rows = await work.tx.query<StockItem & Level>(
    `select article_id, product_not_in_catalog_id, quantity, value, cump from stock_level
     where adherent_id = $1 and "deletedAt" is null
       and (article_id = any($2::bigint[]) or product_not_in_catalog_id = any($3::bigint[]))`,
    [
      adherentId,
      items.map((item) => item.article_id).filter((id) => id !== null),
      items.map((item) => item.product_not_in_catalog_id).filter((id) => id !== null),
    ],
  )
  return new Map(rows.map((row) => [itemKey(row), row]))
}

async function refuseShort(
  work: Work,
  adherentId: number,
  { short, before }: { short: StockItem; before: Level },
) {
  const info = (await itemsOf(work, adherentId, [short])).get(itemKey(short))
  const fill = { dispo: frenchQuantity(before.quantity), unité: info?.unit ?? '' }
  throw new ApiError('err530', { fill, more: { item: itemKey(short), label: info?.label ?? '' } })
}

const columns = `article_id, product_not_in_catalog_id, flux, quantity, unit_cost, amount, qty_after, value_after, cump_after,
  date_operation, voucher_line_id, inventory_line_id, reverses_id, reason_id`

async function insertLedger(work: Work, adherentId: number, rows: Omit<PostedMovement, 'id'>[]) {
  const lines = rows.map(({ posted, movement: _movement, ...row }) => ({
    ...row,
    quantity: posted.quantity,
    unit_cost: posted.unit_cost,
    amount: posted.amount,
    qty_after: posted.after.quantity,
    value_after: posted.after.value,
    cump_after: posted.after.cump,
  }))
  return work.tx.query<{ id: number }>(
    `insert into stock_transaction (adherent_id, user_id, "createdAt", "updatedAt", created_by, ${columns})
     select $1, $2, $3, $3, $2, ${columns}
     from rows from (json_to_recordset($4::json) as (article_id bigint, product_not_in_catalog_id bigint, flux text, quantity numeric,
       unit_cost numeric, amount numeric, qty_after numeric, value_after numeric, cump_after numeric, date_operation date,
       voucher_line_id bigint, inventory_line_id bigint, reverses_id bigint, reason_id bigint)) with ordinality
     order by ordinality returning id`,
    [adherentId, work.actor.userId, work.now, JSON.stringify(lines)],
  )
}

async function writeLevels(work: Work, adherentId: number, rows: readonly PostedMovement[]) {
  const last = new Map(rows.map((row) => [itemKey(row), row]))
  const levels = [...last.values()].map(({ article_id, product_not_in_catalog_id, posted, id }) => ({
    article_id,
    product_not_in_catalog_id,
    ...posted.after,
    id,
  }))
  await work.tx.query(
    `insert into stock_level (adherent_id, article_id, product_not_in_catalog_id, quantity, value, cump, last_transaction_id)
     select $1, v.article_id, v.product_not_in_catalog_id, v.quantity, v.value, v.cump, v.id
     from json_to_recordset($2::json) as v(article_id bigint, product_not_in_catalog_id bigint, quantity numeric, value numeric, cump numeric, id bigint)
     on conflict (adherent_id, article_id, product_not_in_catalog_id) where "deletedAt" is null
     do update set quantity = excluded.quantity, value = excluded.value, cump = excluded.cump,
       last_transaction_id = excluded.last_transaction_id, "updatedAt" = $3`,
    [adherentId, JSON.stringify(levels), work.now],
  )
}

/**
 * Posts movements on a member's stock in the order given: the ledger's lines and the levels in one transaction, whose caller
 * holds the stock's lock. More than there is is err530, unless the option allows it (domain §7.2) or the caller looks at the end
 * (`allowShort`, then `refuseBelowZero`).
 */
export async function postMovements(
  work: Work,
  adherentId: number,
  { asked, allowShort = false }: { asked: readonly AskedMovement[]; allowShort?: boolean },
): Promise<PostedMovement[]> {
  if (!asked.length) return []
  const mayBeShort = allowShort || (await optionText(work.tx, 'allow_negative_stock')) === 'true'
  const levels = await readLevels(work, adherentId, asked)
  const rows: Omit<PostedMovement, 'id'>[] = []
  for (const one of asked) {
    const before = levels.get(itemKey(one)) ?? emptyLevel
    const posted = post(before, one.movement)
    if (!mayBeShort && isShort(before, posted)) await refuseShort(work, adherentId, { short: one, before })
    levels.set(itemKey(one), posted.after)
    rows.push({ ...one, posted })
  }
  const ids = await insertLedger(work, adherentId, rows)
  const done = rows.map((row, index) => ({ ...row, id: ids[index]?.id ?? 0 }))
  await writeLevels(work, adherentId, done)
  return done
}

/** Refuses what several acts have left below zero together (err530), unless the option allows it. */
export async function refuseBelowZero(work: Work, adherentId: number): Promise<void> {
  if ((await optionText(work.tx, 'allow_negative_stock')) === 'true') return
  const [short] = await work.tx.query<StockItem & Level>(
    `select article_id, product_not_in_catalog_id, quantity, value, cump from stock_level
     where adherent_id = $1 and quantity < 0 and "deletedAt" is null limit 1`,
    [adherentId],
  )
  if (short) await refuseShort(work, adherentId, { short, before: { ...short, quantity: '0' } })
}

import { sumOf } from '../../resources/orders/totals'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { fold } from '../../resources/schema/fold'
import type { RowOf } from '../../resources/schema/infer'
import type { StateRow } from '../../resources/stock/answers'
import { itemKey } from '../../resources/stock/item-key'
import type { stockLevel } from '../../resources/stock/ledger'
import type { Work } from '../api/work'
import { memberOf } from '../trade/member'
import { itemsOf } from '../trade/stock-items'

type LevelRow = RowOf<
  typeof stockLevel,
  'article_id' | 'product_not_in_catalog_id' | 'quantity' | 'value' | 'cump'
> & { last_date: string | null }

const levelsSql = `
  select l.article_id, l.product_not_in_catalog_id, l.quantity, l.value, l.cump, t.date_operation as last_date
  from stock_level l left join stock_transaction t on t.id = l.last_transaction_id
  where l.adherent_id = $1 and l."deletedAt" is null`

/** What a member holds, each article with its value, by name; those without stock too. */
export async function stockState(work: Work, adherentId: number): Promise<StateRow[]> {
  const levels = await work.tx.query<LevelRow>(levelsSql, [adherentId])
  const items = await itemsOf(work, adherentId, levels)
  const rows = levels.flatMap((level) => {
    const info = items.get(itemKey(level))
    if (!info) return []
    const { quantity, value, cump, last_date } = level
    const below_minimum = info.min_stock !== null && compareDecimals(quantity, info.min_stock) < 0
    return [{ ...info, key: itemKey(level), quantity, value, cump, last_date, below_minimum }]
  })
  return rows.sort((a, b) => fold(a.label).localeCompare(fold(b.label), 'fr'))
}

const defaultUnitSql =
  'select u.label as unit from adherent a left join unit u on u.id = a.storage_management where a.id = $1'

/** The state as its screen asks for it: the whole of it, with its value. */
export async function stateAnswer(work: Work, adherentId: number) {
  await memberOf(work, adherentId, false)
  const data = await stockState(work, adherentId)
  const held = data.filter((row) => compareDecimals(row.quantity, '0') !== 0)
  const [member] = await work.tx.query<{ unit: string | null }>(defaultUnitSql, [adherentId])
  return {
    data,
    total_value: sumOf(held.map((row) => row.value)),
    held: held.length,
    below_minimum: data.filter((row) => row.below_minimum).length,
    default_unit: member?.unit ?? null,
  }
}

import type { Work } from '../api/work'
import { lockStock } from '../trade/stock-period'

/**
 * Puts the levels of a member down again from its ledger (domain §7.1): the sums, and the average of the last movement.
 * Answers how many stood otherwise.
 */
export async function rebuildLevels(work: Work, adherentId: number): Promise<number> {
  await lockStock(work, adherentId)
  const changed = await work.tx.query(
    `with ledger as (
       select article_id, product_not_in_catalog_id, sum(quantity) as quantity, sum(amount) as value, max(id) as last
       from stock_transaction where adherent_id = $1 group by article_id, product_not_in_catalog_id
     )
     insert into stock_level (adherent_id, article_id, product_not_in_catalog_id, quantity, value, cump, last_transaction_id)
     select $1, l.article_id, l.product_not_in_catalog_id, l.quantity, l.value, t.cump_after, l.last
     from ledger l join stock_transaction t on t.id = l.last
     on conflict (adherent_id, article_id, product_not_in_catalog_id) where "deletedAt" is null
     do update set quantity = excluded.quantity, value = excluded.value, cump = excluded.cump,
       last_transaction_id = excluded.last_transaction_id, "updatedAt" = $2
     where (stock_level.quantity, stock_level.value, stock_level.cump, stock_level.last_transaction_id)
       is distinct from (excluded.quantity, excluded.value, excluded.cump, excluded.last_transaction_id)
     returning id`,
    [adherentId, work.now],
  )
  return changed.length
}

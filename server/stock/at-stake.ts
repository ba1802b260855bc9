import { atStakeTexts as texts } from '../../i18n/fr/at-stake'
import { sumOfAmounts } from '../../resources/schema/exact'
import { addDays } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { byIds, isBackOffice, may, type Reader } from '../trade/at-stake'

/** Days within which what is in stock should be used. */
const days = 7

/**
 * Stock of members, of `$1` or of the group `$2` where told, whose best-before date is `$3` at the latest, at the average cost: what
 * came first left first, so that the quantity that remains is that of the latest entries.
 */
const expiringSql = `
  with entry as (
    select t.adherent_id, t.article_id, t.product_not_in_catalog_id, t.quantity, l.best_before,
      sum(t.quantity) over (partition by t.adherent_id, t.article_id, t.product_not_in_catalog_id order by t.date_operation desc, t.id desc) as later
    from stock_transaction t left join stock_voucher_line l on l.id = t.voucher_line_id
    where t.flux in ('100', '200') and t.quantity > 0 and t.reverses_id is null and ($1::bigint is null or t.adherent_id = $1)
      and not exists (select 1 from stock_transaction u where u.reverses_id = t.id)),
  kept as (
    select s.id, e.best_before, s.cump, greatest(0, least(e.quantity, s.quantity - (e.later - e.quantity))) as quantity
    from stock_level s join entry e on e.adherent_id = s.adherent_id and e.article_id is not distinct from s.article_id
      and e.product_not_in_catalog_id is not distinct from s.product_not_in_catalog_id
    where s."deletedAt" is null and s.quantity > 0 and ($1::bigint is null or s.adherent_id = $1)
      and ($2::bigint is null or s.adherent_id in (select a.id from adherent a where a."groupAdherent_id" = $2)))
  select k.id, sum(round(k.quantity * k.cump, 2))::numeric(16, 2)::text as amount_ht, min(k.best_before) as first
  from kept k where k.quantity > 0 and k.best_before <= $3::date group by k.id having sum(round(k.quantity * k.cump, 2)) > 0 order by 3, 1`

/** What is in stock and should be used within a week. */
export const expiring: Reader = async (asked) => {
  if (isBackOffice(asked) || !may(asked, 'viewStockEntry')) return undefined
  const rows = await asked.work.tx.query<{ id: number; amount_ht: string } & UnknownRow>(expiringSql, [
    asked.adherent_id ?? null,
    asked.group_id ?? null,
    addDays(asked.today, days),
  ])
  return {
    ...{ key: 'expiring', label: texts.expiring({ smart_count: rows.length }), count: rows.length },
    amount_ht: sumOfAmounts(rows.map(({ amount_ht }) => amount_ht)),
    list: byIds(
      'Stock_level',
      rows.map(({ id }) => id),
    ),
    act: { label: texts.seeStock, to: 'StockState' },
  }
}

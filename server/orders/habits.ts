import type { Member } from '../../resources/directory/serving'
import { suggestedQuantity } from '../../resources/orders/cart-quantity'
import type { HabitAnswer } from '../../resources/orders/tool-answers'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { divided, exact, minus, plus, rounded, times } from '../../resources/schema/exact'
import { parisDay } from '../../resources/schema/paris-time'
import type { Work } from '../api/work'
import { catalogsOf } from '../trade/catalogs-of'
import { firstHabitDay } from '../trade/habit-weeks'
import { readLineFacts } from '../trade/line-facts'
import { storageUnitSql } from '../trade/storage-unit-sql'
import { comingOf, type Span, spansOf } from './usual-needs'

type ReadHabit = Omit<
  HabitAnswer,
  | 'average_week'
  | 'price_evolution'
  | 'price_ht'
  | 'suggested_quantity'
  | 'stock'
  | 'coming'
  | 'delivery_date'
  | 'days'
> & { coef_order_management: string }

const ofMember = (isGroup: boolean) =>
  isGroup ? 'o."groupAdherent_id" = $1' : '(o.adherent_id = $1 or o.delivery_adherent_id = $1)'

/** What was received counts for what was accepted of it, where a reception says so. */
const habitsSql = (isGroup: boolean) => `
  with bought as (
    select l.article_id, l.price_ht, coalesce(o.real_delivery_date, o.ask_delivery_date) as day, o.id as order_id,
      coalesce((select sum(r.qty_accepted) from reception_line r join reception c on c.id = r.reception_id and c.state = 'signed'
        where r.order_line_id = l.id), l.quantity) as quantity
    from "order" o join "order_line" l on l.order_id = o.id and l."deletedAt" is null and l.article_id is not null
    where ${ofMember(isGroup)} and o."deletedAt" is null and o.status = '450' and not o.is_cancelled
      and coalesce(o.real_delivery_date, o.ask_delivery_date) >= $2::date)
  select b.article_id, a.label, a.ref_supplier, a.supplier_id, v.name as supplier, f.label as family, coalesce(u.label, '') as unit,
    coalesce(ub.label, u.label, '') as billing_unit,
    sum(b.quantity) as quantity, count(distinct b.order_id)::int as orders_nb, (array_agg(b.price_ht order by b.day desc, b.order_id desc))[1] as last_price_ht,
    (array_agg(b.price_ht order by b.day, b.order_id))[1] as first_price_ht, max(b.day) as last_date, a.order_step, a.order_minimum,
    coalesce(a.coef_order_management, 1) as coef_order_management, coalesce(a.coef_billing, 1) as coef_billing
  from bought b join article a on a.id = b.article_id join supplier v on v.id = a.supplier_id
    left join family f on f.id = a.family_id left join unit u on u.id = a.order_management left join unit ub on ub.id = a.billing
  where ($3::text is null or a.label__fold like '%' || fold($3) || '%' or fold(a.ref_supplier) like '%' || fold($3) || '%')
    and ($4::bigint is null or a.supplier_id = $4)
  group by b.article_id, a.id, v.name, f.label, u.label, ub.label
  order by count(distinct b.order_id) desc, a.label, b.article_id limit 500`

const evolution = (first: string, last: string): string =>
  compareDecimals(first, '0') === 0
    ? '0.00'
    : rounded(divided(times(minus(exact(last), exact(first)), exact(100)), exact(first)), 2)

/** What is in stock of these articles, in base units; nothing where the module is off. */
async function stockOf(work: Work, member: Member, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await work.tx.beyond('orders', (tx) =>
    tx.query<{ article_id: number; base: string }>(
      `select s.article_id, s.quantity * ${storageUnitSql('aa', 'a', 'm').coef} as base
       from stock_level s join article a on a.id = s.article_id join adherent m on m.id = s.adherent_id and m.is_access_module_allowed
         left join adherent_article aa on aa.article_id = a.id and aa.adherent_id = s.adherent_id and aa."deletedAt" is null
       where s.adherent_id = $1 and s.article_id = any($2::bigint[])`,
      [member.isGroup ? null : member.id, ids],
    ),
  )
  return new Map(rows.map((row) => [row.article_id, row.base]))
}

export interface HabitsAsked {
  /** Until the delivery of the week after the next one, what is in the carts and on its way deducted. */
  usual?: boolean
  member: Member
  weeks: number
  /** Days that the next order is to cover. */
  days: number
  search: string | null
  /** Of one supplier alone; null = of all. */
  supplier: number | null
}

/** « Historiques d'achats », with what habits suggest to order. */
export async function readHabits(
  work: Work,
  { member, weeks, days, search, supplier, usual = false }: HabitsAsked,
): Promise<HabitAnswer[]> {
  const today = parisDay(work.now)
  const rows = await work.tx.query<ReadHabit>(habitsSql(member.isGroup), [
    member.id,
    firstHabitDay(work.now, weeks),
    search,
    supplier,
  ])
  const ids = rows.map((row) => row.article_id)
  const stock = await stockOf(work, member, ids)
  const catalogs = catalogsOf(work.actor)
  const ordering = { member, deliveredTo: null, day: today, today, ...(catalogs ? { catalogs } : {}) }
  const facts = await work.tx.beyond('orders', (tx) =>
    readLineFacts(tx, { articles: ids, outOfCatalog: [] }, ordering),
  )
  const coming = usual ? await comingOf(work, member, ids) : new Map<number, string>()
  const spans = usual ? await spansOf(work, member, [...facts.values()]) : new Map<number, Span>()
  return rows.map((row) => {
    const weekly = rounded(divided(exact(row.quantity), exact(weeks)), 3)
    const inStock = divided(exact(stock.get(row.article_id) ?? '0'), exact(row.coef_order_management))
    const expected = coming.get(row.article_id) ?? '0.000'
    const available = rounded(plus(inStock, exact(expected)), 3)
    const of = facts.get(`a${row.article_id}`)
    const span = spans.get(row.supplier_id) ?? { delivery_date: null, days }
    return {
      ...row,
      ...span,
      stock: rounded(inStock, 3),
      coming: expected,
      average_week: weekly,
      price_evolution: evolution(row.first_price_ht, row.last_price_ht),
      price_ht: of && !of.findings.length ? of.price_ht : null,
      suggested_quantity: suggestedQuantity({ weekly, days: span.days, available }, row),
    }
  })
}

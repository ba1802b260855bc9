import type { PlanSums } from '../../../../resources/egalim/plan'
import {
  categoriesOf,
  type EgalimFact,
  type EgalimLabel,
  isMeatOrFish,
  shareOf,
} from '../../../../resources/egalim/rules'
import { addDays, daysBetween, parisDay, parisMoment } from '../../../../resources/schema/paris-time'
import type { UnknownRow } from '../../../../resources/schema/unknown-row'
import type { Tx } from '../../../database/tx'
import { factsSql, labelsSql } from '../../../egalim/facts-sql'
import { planSumsOf } from '../../../egalim/read-egalim'

const withBought = `
  with bought as (
    select n.article_id, sum(r.qty_accepted) as units, sum(r.qty_accepted * n.coef_order_management / n.coef_billing * r.price_delivered_ht) as amount
    from reception c join "order" o on o.id = c.order_id join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id
    where c.state = 'signed' and not o.is_cancelled and o.adherent_id = $1 and c.date > $2::date and n.article_id is not null and r.qty_accepted > 0
    group by 1),
  labelled as (select j.article_id, array_agg(l.code) as labels from article_label_ids j join label l on l.id = j.label_id where l.egalim_group is not null group by 1)`

const columns = `
  a.id as article_id, a.label, v.name as supplier, w.labels, coalesce(u.label, '') as unit, a.coef_order_management::text as coef,
  i.id as instead_id, i.label as instead_label, coalesce(s.egalim_family, f.egalim_family) as family, b.units::float8 as units, b.amount::float8 as amount`

const joins = `
  join supplier v on v.id = a.supplier_id join product p on p.id = a.product_id join subfamily s on s.id = p.subfamily_id
    join family f on f.id = s.family_id left join unit u on u.id = a.order_management`

/** Labelled articles that member `$1` received after `$2`, each with another one of its sub-family that has no label. */
const begunSql = `${withBought}
  select distinct on (p.subfamily_id) ${columns}
  from bought b join article a on a.id = b.article_id join labelled w on w.article_id = a.id ${joins}
    join lateral (select x.id, x.label from article x join product q on q.id = x.product_id and q.subfamily_id = p.subfamily_id
      where x.id <> a.id and x.active and not exists (select 1 from labelled y where y.article_id = x.id)
      order by exists (select 1 from bought z where z.article_id = x.id) desc, x.id limit 1) i on true
  where coalesce(s.egalim_family, f.egalim_family) is not null
  order by p.subfamily_id, b.amount desc`

/** Labelled articles that it has not received since, in place of one of the sub-family that it goes on to buy. */
const freshSql = `${withBought}
  select distinct on (i.id) ${columns}
  from bought b join article i on i.id = b.article_id and not exists (select 1 from labelled y where y.article_id = i.id)
    join product r on r.id = i.product_id
    join article a on a.active and a.id in (select x.id from article x join product q on q.id = x.product_id where q.subfamily_id = r.subfamily_id)
      and not exists (select 1 from bought z where z.article_id = a.id)
    join labelled w on w.article_id = a.id ${joins}
  where coalesce(s.egalim_family, f.egalim_family) is not null
  order by i.id, a.id`

interface Pair extends UnknownRow {
  article_id: number
  label: string
  supplier: string
  labels: string[]
  units: number
  amount: number
  unit: string
  coef: string
  instead_id: number
  instead_label: string
  family: string
}

/** Order units planned of each begun change, beside those that were received: two are done. */
const plannedParts = [0.8, 1, 1.7, 2.6] as const
/** Changes of which nothing was received. */
const fresh = 2

const planSql = `
  insert into egalim_plan (adherent_id, year, taken_on, extra_ht, received, before, after, target, created_by, "createdAt", "updatedAt")
  select $1, $2::int, $3::date, $4, $5, $6, $7, $8, u.id, $9::timestamptz, $9::timestamptz from "user" u where u.email = 'julie.petit@demo.example' returning id`
const changeSql = `
  insert into egalim_plan_change (egalim_plan_id, article_id, instead_id, label, supplier, instead_label, unit, categories, quantity, coef,
    planned_ht, extra_ht, bio_ht, egalim_ht, "createdAt", "updatedAt")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::timestamptz, $15::timestamptz)`

const two = (amount: number) => amount.toFixed(2)
const names = ['base', 'bio', 'egalim', 'meat_base', 'meat_egalim'] as const
const sums = (of: (name: keyof PlanSums) => number): PlanSums => ({
  ...{ base: two(of('base')), bio: two(of('bio')), egalim: two(of('egalim')) },
  ...{ meat_base: two(of('meat_base')), meat_egalim: two(of('meat_egalim')) },
})

/** A change of the story: how much of it was planned, at what price, and what it adds. */
function planned(
  { units, amount, labels, family }: Pair,
  part: number,
  { known, day }: { known: Map<string, EgalimLabel>; day: string },
) {
  const quantity = Math.max(1, Math.ceil(units * part))
  const value = (quantity * amount) / units
  const categories = categoriesOf(labels, known, day)
  const isBio = shareOf(categories) === 'bio'
  return { quantity, value, extra: value * 0.11, categories, isBio, isMeat: isMeatOrFish(family) }
}

async function addPlan(tx: Tx, adherent: number, now: Date): Promise<void> {
  const today = parisDay(now)
  const year = today.slice(0, 4)
  const taken = [addDays(today, -75), `${year}-01-08`].sort().at(-1) ?? today
  if (taken >= today) return
  const known = new Map(
    (await tx.query<EgalimLabel & { code: string } & UnknownRow>(labelsSql)).map((one) => [one.code, one]),
  )
  const facts = await tx.query<EgalimFact & UnknownRow>(factsSql, [[adherent], `${year}-01-01`, taken])
  const received = planSumsOf(facts, known)
  const isCounted = ({ labels }: Pair) => categoriesOf(labels, known, taken).length > 0
  const largest = async (text: string) =>
    (await tx.query<Pair>(text, [adherent, taken])).filter(isCounted).sort((a, b) => b.amount - a.amount)
  const begun = (await largest(begunSql)).slice(0, plannedParts.length)
  const others = (await largest(freshSql)).slice(0, fresh)
  if (!begun.length || received.base === '0.00') return
  const changes = [...begun, ...others].map((pair, at) => ({
    pair,
    ...planned(pair, plannedParts[at] ?? 0.5, { known, day: taken }),
  }))
  const pace = 365 / (daysBetween(`${year}-01-01`, taken) + 1)
  const before = sums((name) => Number(received[name]) * pace)
  const added = (name: (typeof names)[number]) =>
    changes.reduce((sum, { value, extra, isBio, isMeat }) => {
      if (name.endsWith('base')) return sum + (name === 'base' || isMeat ? extra : 0)
      const counts = name === 'bio' ? isBio : name === 'egalim' || isMeat
      return sum + (counts ? value : 0)
    }, 0)
  const after = sums((name) => Number(before[name]) + added(name))
  const [target] = await tx.query<UnknownRow>(
    `select bio::text, egalim::text, meat_fish::text from egalimtarget
     where active and region_group = 'metropole' and year_from <= $1::int and (year_to is null or year_to >= $1::int) order by year_from desc limit 1`,
    [year],
  )
  const at = parisMoment(taken, '09:20').toISOString()
  const extra = changes.reduce((sum, one) => sum + one.extra, 0)
  const [plan] = await tx.query<{ id: number }>(planSql, [
    ...[adherent, year, taken, two(extra), received, before, after, target, at],
  ])
  for (const { pair, quantity, value, extra: own, categories, isBio } of changes) {
    await tx.query(changeSql, [
      ...[plan?.id, pair.article_id, pair.instead_id, pair.label, pair.supplier, pair.instead_label],
      ...[pair.unit, categories, quantity, pair.coef, two(value), two(own)],
      ...[isBio ? two(value) : '0.00', two(value), at],
    ])
  }
}

/** The plan that two members follow since some ten weeks: some changes done, some begun. */
export async function loadEgalimPlan(tx: Tx, now: Date): Promise<void> {
  for (const adherent of [1, 2]) await addPlan(tx, adherent, now)
}

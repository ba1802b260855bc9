import type { Dimension } from '../../resources/statistics/dimensions'
import type { Asked } from './asked'
import type { Asking } from './asking'
import { claimFacts } from './claims-sql'
import { inSpans } from './month-sums'

/** The days of the period that is asked for, and the same a year before. */
const daysOf = ({ params, period }: Asking) => {
  const day = (value: string) => params.add(value, 'date')
  return {
    now: `between ${day(period.from)} and ${day(period.to)}`,
    before: `between ${day(period.before_from)} and ${day(period.before_to)}`,
  }
}

type Days = ReturnType<typeof daysOf>

const inEither = ({ now, before }: Days, of: string) => `(${of}.day ${now} or ${of}.day ${before})`

/** Both periods `p`, told apart by `back`: days that stand in both count in both. */
const periods = ({ now, before }: Days) =>
  `cross join lateral (select 0 as back where f.day ${now} union all select 1 where f.day ${before}) as p`

const isGiven = (value: unknown) => (value ?? null) !== null

/** Whether what is asked is told apart by and narrowed to nothing but this. */
const isOf = ({ asked, by }: Asking, parts: { by: readonly Dimension[]; asked: readonly (keyof Asked)[] }) =>
  (by === undefined || parts.by.includes(by)) &&
  (
    [
      'adherent_id',
      'group_id',
      'supplier_id',
      'outside_id',
      'catalog_id',
      'family_id',
      'subfamily_id',
      'label',
    ] as const
  ).every((name) => !isGiven(asked[name]) || parts.asked.includes(name))

interface Added {
  columns: string
  months: string
  /** Days that were added up too; without, they are read as those that have moved. */
  days?: string
}

/** What was added up, and of the facts what was not, of both periods: `f`, told apart by `p.back`. */
function added({ params, plans, facts }: Asking, { columns, months, days }: Added): string {
  const of = (plans ?? []).flatMap((plan, back) => {
    const rest = inSpans('t.day', days ? plan.moved : [...plan.days, ...plan.moved], params)
    return [
      `select t.month as day, ${columns}, ${back} as back from ${months} t where t."deletedAt" is null and t.month = any(${params.add(plan.months)}::date[])`,
      ...(days
        ? [
            `select t.day, ${columns}, ${back} as back from ${days} t where t."deletedAt" is null and ${inSpans('t.day', plan.days, params)}`,
          ]
        : []),
      `select t.day, ${columns}, ${back} as back from purchase_fact t where t."deletedAt" is null and ${rest}`,
    ]
  })
  return `${facts.replace('purchase_fact f', `(${of.join(' union all ')}) f`)} cross join lateral (select f.back) as p(back)`
}

/** The facts of both periods themselves. */
function factsOf(asking: Asking): string {
  const days = daysOf(asking)
  const found = `(select p.* from purchase_fact p where ${inEither(days, 'p')}) f`
  return `${asking.facts.replace('purchase_fact f', found)} ${periods(days)}`
}

const articleColumns =
  'company_id, supplier_id, supplier_not_in_catalog_id, catalog_id, family_id, subfamily_id, labels, article_id, quantity, amount_ht, "deletedAt"'
const memberColumns = `member_id, "groupAdherent_id", ${articleColumns}`
const articleParts = {
  by: ['month', 'supplier', 'family', 'subfamily', 'label', 'service', 'catalog'],
  asked: ['supplier_id', 'outside_id', 'catalog_id', 'family_id', 'subfamily_id', 'label'],
} as const

/** Received articles of both periods, added up as far as whoever asks sees whole services. */
function articlesOf(asking: Asking): string {
  if (!asking.plans) return factsOf(asking)
  return isOf(asking, articleParts)
    ? added(asking, { columns: articleColumns, months: 'article_month', days: 'article_day' })
    : added(asking, { columns: memberColumns, months: 'article_member' })
}

const sumOf = (column: string, back: 0 | 1) => `sum(f.${column}) filter (where p.back = ${back})`

/** What was paid and received of each article of each part, and a year before beside it. */
export const boughtSql = (asking: Asking) => `
  select ${asking.key} as key, f.article_id, ${sumOf('amount_ht', 0)} as amount, ${sumOf('quantity', 0)} as quantity,
    ${sumOf('amount_ht', 1)} as amount_before, ${sumOf('quantity', 1)} as quantity_before
  from ${articlesOf(asking)} ${asking.labels} where ${asking.where} and f.article_id is not null and f.quantity > 0 group by 1, 2`

/** What the articles leave: what stands in no catalogue, and lines without quantity, of each part and both periods. */
export const besideSql = (asking: Asking) => `
  select ${asking.key} as key, f.article_id, f.product_not_in_catalog_id, f.quantity > 0 as is_counted, ${sumOf('amount_ht', 0)} as amount,
    ${sumOf('quantity', 0)} as quantity, ${sumOf('amount_ht', 1)} as amount_before, ${sumOf('quantity', 1)} as quantity_before
  from ${factsOf(asking)} ${asking.labels} where ${asking.where} and (f.article_id is null or f.quantity <= 0) and (f.quantity > 0 or f.amount_ht <> 0)
  group by 1, 2, 3, 4`

/**
 * Of the articles that were bought in both periods: what the basket of the period costs over what it would have cost at the average
 * prices of a year before (Paasche), what the basket of a year before would cost now over what it cost (Laspeyres), and the share
 * of the amount that is compared.
 */
export const indexSql = (asking: Asking) => `
  select n.key, round(100 * sum(n.amount) filter (where ${inBoth}) / nullif(sum(n.amount_before * n.quantity / n.quantity_before) filter (where ${inBoth}), 0), 2)::text as price_paasche,
    round(100 * sum(n.amount * n.quantity_before / n.quantity) filter (where ${inBoth}) / nullif(sum(n.amount_before) filter (where ${inBoth}), 0), 2)::text as price_laspeyres,
    round(100 * coalesce(sum(n.amount) filter (where ${inBoth}), 0) / nullif(sum(n.amount), 0), 2)::text as compared_share
  from (${boughtSql(asking)}) n where n.quantity > 0 group by 1`

const inBoth = 'n.quantity_before > 0'

/** The median of the minutes of approval of the orders of each part, in both periods. */
export const approvalsSql = (asking: Asking) => {
  const days = daysOf(asking)
  return `
  with approval as (
    select w.order_id, extract(epoch from max(w.decided_at) - min(w."createdAt")) / 60 as minutes
    from order_validation w join "order" o on o.id = w.order_id and o.round = w.round
    where w."deletedAt" is null group by 1 having bool_and(w.decision = 'validated')),
  seen as (
    select distinct ${asking.key} as key, p.back, f.order_id from ${asking.facts} ${periods(days)} ${asking.labels}
    where ${asking.where} and f.closes and ${inEither(days, 'f')} and f.order_id in (select order_id from approval))
  select s.key, s.back, round(percentile_cont(0.5) within group (order by v.minutes)::numeric)::int as validation_minutes
  from seen s join approval v on v.order_id = s.order_id group by 1, 2`
}

/** Credits asked for and obtained of each part, by the day of the claim, in both periods. */
export const creditsSql = (asking: Asking) => {
  const days = daysOf(asking)
  return `
  select ${asking.key} as key, p.back, sum(f.asked)::numeric(16, 2)::text as asked, sum(f.obtained)::numeric(16, 2)::text as obtained
  from ${asking.facts.replace('purchase_fact f', claimFacts)} ${periods(days)} ${asking.labels} where ${asking.where} and ${inEither(days, 'f')} group by 1, 2`
}

const pairParts = {
  by: ['month', 'supplier', 'family', 'adherent', 'group', 'service', 'catalog'],
  asked: ['adherent_id', 'group_id', 'supplier_id', 'catalog_id', 'family_id'],
} as const

const pairsOf = (asking: Asking): string =>
  asking.plans && isOf(asking, pairParts)
    ? added(asking, {
        columns:
          'company_id, member_id, "groupAdherent_id", supplier_id, supplier_not_in_catalog_id, catalog_id, family_id, "deletedAt"',
        months: 'purchase_pair',
      })
    : factsOf(asking)

/** Which members bought of which families, of whom where it is told: each once. */
export const pairsSql = (asking: Asking, isOfSupplier: boolean) => `
  select distinct f.member_id, f.family_id, ${supplierOf(isOfSupplier)} ${pairedSql(asking, isOfSupplier)}`

const supplierOf = (isOfSupplier: boolean) => (isOfSupplier ? 'f.supplier_id' : 'null::int as supplier_id')

const pairedSql = (asking: Asking, isOfSupplier: boolean) => `from ${pairsOf(asking)} ${asking.labels}
  where ${asking.where} and f.member_id is not null and f.family_id is not null ${isOfSupplier ? 'and f.supplier_id is not null' : ''}`

/** Of such pairs (`$1`, JSON) those that a supplier delivers in the member's town, in force today (domain §3.10). */
export const coveredSql = `
  with pair as (select v.* from jsonb_to_recordset($1::jsonb) as v(member_id int, family_id int, supplier_id int)),
  town as (
    select m.id, d.municipality_id from adherent m left join address d on d.id = coalesce(m.delivery_address_id, m.office_address_id)
    where m.id in (select member_id from pair)),
  everywhere as materialized (
    select distinct supplier_id, family_id from supplier_coverage where all_cities and state = 'effective' and "deletedAt" is null)
  select v.member_id, v.family_id, v.supplier_id from pair v left join town t on t.id = v.member_id
  where exists (select 1 from everywhere c where c.family_id = v.family_id and (v.supplier_id is null or c.supplier_id = v.supplier_id))
    or exists (
      select 1 from supplier_coverage c where c.municipality_id = t.municipality_id and c.family_id = v.family_id and c.state = 'effective'
        and c."deletedAt" is null and (v.supplier_id is null or c.supplier_id = v.supplier_id))`

/** How many of the pairs of each part are delivered, in both periods; `covered` are those, as JSON. */
export const coverageSql = (
  asking: Asking,
  { isOfSupplier, covered }: { isOfSupplier: boolean; covered: string },
) => `
  with pair as (select distinct ${asking.key} as key, p.back, f.member_id, f.family_id, ${supplierOf(isOfSupplier)} ${pairedSql(asking, isOfSupplier)}),
  covered as (select v.* from jsonb_to_recordset(${asking.params.add(covered)}::jsonb) as v(member_id int, family_id int, supplier_id int))
  select x.key, x.back, round(100.0 * count(c.member_id) / count(*), 2)::text as coverage
  from pair x left join covered c on c.member_id = x.member_id and c.family_id = x.family_id and coalesce(c.supplier_id, 0) = coalesce(x.supplier_id, 0) group by 1, 2`

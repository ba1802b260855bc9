import { type AnomalyKind, anomalySentences } from '../../i18n/fr/anomalies'
import type { Recomputed } from '../../resources/catalogue/answers'
import { anomaly } from '../../resources/catalogue/article-price'
import { examinedCampaigns } from '../../resources/pricing/states'
import type { Tx } from '../database/connect'
import { type RowChange, recordRowsBy } from '../database/history'
import { listOf } from '../database/naming'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The sentence of a type as an expression of SQL; each `%{x}` is replaced by the expression given. */
const says = (kind: AnomalyKind, filled: Readonly<Record<string, string>> = {}): string =>
  Object.entries(filled).reduce(
    (text, [name, value]) => `replace(${text}, '%{${name}}', ${value})`,
    quoted(anomalySentences[kind]),
  )
const frenchDate = (day: string) => `to_char(${day}, 'DD/MM/YYYY')`
const frenchNumber = (number: string) => `replace(${number}::text, '.', ',')`
/** The general price `p` of the article `a`. */
const general = (p: string) =>
  `${p}.article_id = a.id and ${p}."deletedAt" is null and ${p}.adherent_id is null and ${p}."groupAdherent_id" is null`
const inForce = (p: string) =>
  `${general(p)} and ${p}.valid_from <= $1::date and (${p}.valid_to is null or ${p}.valid_to >= $1::date)`

/** What is found, by type: a query of (article_id, detail). `$1` is the day, `$2` the threshold in percent; `a` is an active article. */
const checks: Readonly<Record<AnomalyKind, string>> = {
  missing_price: `
    select a.id, ${says('missing_price', { day: frenchDate('$1::date') })} from article a
    where not exists (select 1 from article_price p where ${inForce('p')})`,
  expired_article: `
    select a.id, ${says('expired_article', { day: frenchDate('a.deactivation_date') })} from article a
    where a.deactivation_date <= $1::date`,
  missing_rate: `select a.id, ${says('missing_rate')} from article a where a.rate_id is null`,
  missing_unit_or_coef: `
    select a.id, ${says('missing_unit_or_coef')} from article a
    where a.negotiation is null or a.order_management is null or a.billing is null or a.storage_management is null
      or a.coef_negotiation is null or a.coef_order_management is null or a.coef_billing is null or a.coef_storage_management is null`,
  duplicate_reference: `
    select a.id, ${says('duplicate_reference')} from article a
    where exists (select 1 from article o where o.id <> a.id and o."deletedAt" is null and o.active and o.supplier_id = a.supplier_id
      and o.product_id = a.product_id and o.label__fold = a.label__fold)`,
  price_variation_over_threshold: `
    select a.id, ${says('price_variation_over_threshold', { from: frenchNumber('o.quotation'), to: frenchNumber('p.quotation') })}
    from article a join article_price p on ${inForce('p')} join article_price o on ${general('o')} and o.valid_to = p.valid_from - 1
      and not coalesce(p.bounded, false) and not coalesce(o.bounded, false)
    where abs(p.quotation - o.quotation) * 100 > $2::numeric * o.quotation`,
  label_expired: `
    select a.id, ${says('label_expired', { label: 'min(l.label)' })} from article a
    join article_label_ids j on j.article_id = a.id join label l on l.id = j.label_id
    where l.valid_to < $1::date group by a.id`,
  no_referencing: `
    select a.id, ${says('no_referencing')} from article a
    where not exists (select 1 from referencing r where r.supplier_id = a.supplier_id and r."deletedAt" is null and r.state = 'active'
      and (r.start_date is null or r.start_date <= $1::date) and (r.end_date is null or r.end_date >= $1::date)
      and (not exists (select 1 from referencing_family_ids j where j.referencing_id = r.id)
        or exists (select 1 from referencing_family_ids j where j.referencing_id = r.id and j.family_id = a.family_id)))`,
  silent_price_campaigns: `
    select a.id, ${says('silent_price_campaigns', { former: 'c.labels[2]', last: 'c.labels[1]' })} from article a
    join lateral (select array_agg(two.label) as labels, bool_or(two.answered) as answered, count(*) as n from (
      select u.label, l.answered and r.submitted_at is not null as answered from price_update_line l
        join price_update_response r on r.id = l.price_update_response_id and r."deletedAt" is null
        join price_update u on u.id = r.price_update_id and u."deletedAt" is null and u.status in ${listOf(examinedCampaigns)}
      where l.article_id = a.id order by u.response_date_limit desc, u.id desc limit 2) two) c on c.n = 2 and not c.answered
    where true`,
  missing_origin: `
    select a.id, ${says('missing_origin')} from article a where a.origin_id is null
      and exists (select 1 from family f where f.id = a.family_id and f.catalog_id = 1)`,
}

const active = `a."deletedAt" is null and a.active and ($3::bigint[] is null or a.id = any($3))`

/** The query on the articles that are looked at: those in force, all or some. */
const looked = (text: string): string =>
  text.replace('from article a', `from (select * from article a where ${active}) a`)

const found = `select t.id as type_id, f.article_id, left(f.detail, 500) as detail from (${Object.entries(
  checks,
)
  .map(([name, text]) => `select '${name}' as machine_name, c.* from (${looked(text)}) c(article_id, detail)`)
  .join(' union all ')}) f join anomalytype t on t.machine_name = f.machine_name and t.active`

const fixSql = `
  with gone as (select n.id, n.state from anomaly n
    where n.state <> 'fixed' and n."deletedAt" is null and ($2::bigint[] is null or n.article_id = any($2))
      and not exists (select 1 from found_anomaly f where f.type_id = n.anomaly_type_id and f.article_id = n.article_id)
    for update),
  mended as (update anomaly n set state = 'fixed', "updatedAt" = $1, lock_version = n.lock_version + 1 from gone where n.id = gone.id)
  select id, state from gone`

/**
 * Looks for the anomalies of the catalogue on a day (domain §4.8): new ones are opened, those that are gone are fixed, those
 * that somebody ignores stay so while they last. All articles, or some after an import. Answers how many were opened and fixed.
 */
export async function recomputeAnomalies(
  tx: Tx,
  { day, now, articleIds }: { day: string; now: Date; articleIds?: readonly number[] },
): Promise<Recomputed> {
  const [option] = await tx.query<{ value: string }>(
    `select value from generaloption where key = 'price_drift_alert_pct' and "deletedAt" is null limit 1`,
  )
  await tx.query('drop table if exists found_anomaly')
  await tx.query(`create temporary table found_anomaly on commit drop as ${found}`, [
    day,
    option?.value ?? '3',
    articleIds ?? null,
  ])
  const fixed = await tx.query<{ id: number; state: string }>(fixSql, [now, articleIds ?? null])
  const rows = fixed.map(({ id, state }): RowChange => {
    const changes = [{ field: 'state', old: state, new: 'fixed' }]
    return { model: anomaly.model, id, type: 'update', changes }
  })
  await recordRowsBy(tx, { userId: null }, { rows, now })
  const opened = await tx.query(
    `insert into anomaly (anomaly_type_id, article_id, detected_at, detail, state, "createdAt", "updatedAt")
     select f.type_id, f.article_id, $1, f.detail, 'open', $1, $1 from found_anomaly f
     where not exists (select 1 from anomaly n where n.anomaly_type_id = f.type_id and n.article_id = f.article_id
       and n."deletedAt" is null and n.state <> 'fixed') returning id`,
    [now],
  )
  return { opened: opened.length, fixed: fixed.length }
}

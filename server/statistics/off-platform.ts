import { parisDay } from '../../resources/schema/paris-time'
import type { Dimension } from '../../resources/statistics/dimensions'
import type { Work } from '../api/work'
import { Params } from '../database/params'
import { type Asked, factsSql, groupsAsked, narrowedSql, periodOf } from './asked'

/** Purchases off the platform by the names of facts: what suppliers answered and the back office integrated (domain §11.4). */
const offFacts = `(
  select e.day, e.adherent_id as member_id, null::bigint as "groupAdherent_id", e.company_id, e.supplier_id, null::bigint as supplier_not_in_catalog_id,
    e.catalog_id, e.family_id, e.subfamily_id, null::text as labels, e.amount_ht, e."deletedAt"
  from external_purchase e where e.integrated) f`

interface Off extends Record<string, unknown> {
  key: string
  back: number
  off_ht: string
}

/** What was bought off the platform, by the key of a dimension, in the days that are asked for and a year before. */
export async function offPlatform(
  work: Work,
  asked: Asked,
  { by, keySql }: { by: Dimension | undefined; keySql: string },
): Promise<Map<string, string>> {
  const { from, to, before_from, before_to } = periodOf(asked, parisDay(work.now))
  const params = new Params()
  const facts = factsSql(await groupsAsked(work, asked, by), params).replace('purchase_fact f', offFacts)
  const where = narrowedSql(asked, params)
  const labels = by === 'label' ? `cross join (select null::text as code) l` : ''
  const of = (back: number, first: string, last: string) =>
    `select ${keySql} as key, ${back} as back, sum(f.amount_ht)::text as off_ht from ${facts} cross join (select ${back}) as p(back) ${labels}
     where ${where} and f.day between ${params.add(first, 'date')} and ${params.add(last, 'date')} group by 1`
  const rows = await work.tx.query<Off>(
    `${of(0, from, to)} union all ${of(1, before_from, before_to)}`,
    params.values,
  )
  return new Map(rows.map((row) => [`${row.back} ${row.key}`, row.off_ht]))
}

import { foldedFields } from '../../../resources/schema/derive'
import { kindOf } from '../../../resources/schema/kinds'
import type { Double } from '../../../resources/schema/merge-endpoints'
import { type AnyResource, titleFields, titleOf } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { findRows } from '../../api/read'
import type { Work } from '../../api/work'
import { foldColumn, quote, tableOf } from '../../database/naming'
import { Params } from '../../database/params'
import { rowCondition } from '../../database/query'
import { canReadField } from '../../database/rights'

/** Records of one group that are answered. */
const mostOfGroup = 10

/** Words that say the legal form of a company, and nothing of its name. */
const legalForms = 'sa|sas|sasu|sarl|eurl|earl|gaec|scea|sci|snc|scop|ets|etablissements?|societe|ste|cie'

/** A name by its words, in their order of letters: « Martin Fruits (SARL) » and « fruits martin » are alike. */
const wordsSql = (folded: string) =>
  `(select string_agg(w, ' ' order by w) from regexp_split_to_table(${folded}, '[^a-z0-9]+') w where w <> '' and w !~ '^(${legalForms})$')`

const textKinds = new Set(['text', 'longText'])

/** What of one field two rows have alike; null where it says nothing. `needed`: a row without it is like no other. */
function keySql(work: Work, resource: AnyResource, name: string): { sql: string; needed: boolean } {
  const field = resource.fields[name]
  const column = `t.${quote(field?.kind === 'embed' ? (field.by ?? '') : name)}`
  if (field?.kind === 'embed') {
    const target = work.registry.get(field.to ?? '')
    const folds = titleFields(target).map((title) => `fold(a.${quote(title)}::text)`)
    const words = wordsSql(`concat_ws(' ', ${folds.join(', ')})`)
    return { sql: `(select ${words} from ${quote(tableOf(target))} a where a.id = ${column})`, needed: true }
  }
  if (!field || field.to) return { sql: column, needed: false }
  if (!textKinds.has(field.kind)) return { sql: `nullif(${column}::text, '')`, needed: true }
  const folded = foldedFields(resource).includes(name) ? `t.${quote(foldColumn(name))}` : `fold(${column})`
  return { sql: wordsSql(folded), needed: true }
}

/** One way of being alike: its rows by their key, those that have one. */
function keyedSql(
  work: Work,
  resource: AnyResource,
  { names, params, at }: { names: readonly string[]; params: Params; at: number },
) {
  const keys = names.map((name) => keySql(work, resource, name))
  const list = keys.map(({ sql }, index) => `${sql} as k${index}`).join(', ')
  const columns = keys.map((_key, index) => `k${index}`)
  const needed = keys.flatMap((key, index) =>
    key.needed ? [`k${index} is not null and k${index}::text <> ''`] : [],
  )
  const where = rowCondition(work, resource, { alias: 't', params, mode: 'write' })
  return `select ${at} as by, array_agg(id order by id) as ids from (
      select t.id, ${list} from ${quote(tableOf(resource))} t where ${where} offset 0) k
    where ${needed.join(' and ') || 'true'} group by ${columns.join(', ')} having count(*) > 1`
}

/** What a likeness is called: « SIRET », « Libellé et Fournisseur ». */
const likenessOf = (resource: AnyResource, names: readonly string[]): string =>
  names
    .filter((name) => !resource.fields[name]?.to || resource.fields[name]?.kind === 'embed')
    .map((name) => resource.fields[name]?.label ?? name)
    .join(' + ')

/** What is told of a record beside its title: its codes, its address, so that one sees whether it is another. */
function moreOf(work: Work, resource: AnyResource, row: ReadRow): string {
  const titles = new Set(titleFields(resource))
  const names = [...new Set((resource.mergeable?.alike ?? []).flat())].filter(
    (name) => !titles.has(name) && canReadField(resource, name, work.actor),
  )
  return names
    .map((name) => {
      const field = resource.fields[name]
      const value = row[name]
      if (!field || value === null || value === undefined) return ''
      if (field.kind === 'embed') return titleOf(work.registry.get(field.to ?? ''), value as ReadRow)
      if (!field.to) return kindOf(field).format(value, field)
      const one = row[work.registry.association(resource, name)] as ReadRow | null | undefined
      return one ? titleOf(work.registry.get(field.to), one) : ''
    })
    .filter(Boolean)
    .join(' · ')
    .slice(0, 200)
}

/**
 * Likely doubles among the rows that the actor may write: one pass over the table for each likeness, rows put together by their
 * key (never each beside each); those that are alike in most ways come first.
 */
export async function findDoubles(
  work: Work,
  resource: AnyResource,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ data: Double[]; total: number }> {
  const params = new Params()
  const ways = (resource.mergeable?.alike ?? [])
    .map((names) => [names].flat())
    .filter((names) => names.every((name) => canReadField(resource, name, work.actor)))
  if (!ways.length) return { data: [], total: 0 }
  const keyed = ways.map((names, at) => keyedSql(work, resource, { names, params, at }))
  const found = await work.tx.query<{ ids: number[]; ways: number[]; n: number; total: number }>(
    `select ids[1:${mostOfGroup}] as ids, array_agg(by order by by) as ways, cardinality(ids) as n, count(*) over ()::int as total
     from (${keyed.join(' union all ')}) g group by ids
     order by count(*) desc, cardinality(ids) desc, ids limit ${params.add(limit)} offset ${params.add(offset)}`,
    params.values,
    { fresh: true },
  )
  const ids = [...new Set(found.flatMap((group) => group.ids.map(Number)))]
  const rows = new Map(
    (ids.length ? await findRows(work, resource, ids) : []).map((row) => [Number(row.id), row]),
  )
  const data = found.map((group) => ({
    by: group.ways.map((at) => likenessOf(resource, ways[at] ?? [])),
    count: group.n,
    records: group.ids.flatMap((id) => {
      const row = rows.get(Number(id))
      return row
        ? [{ id: Number(id), title: titleOf(resource, row) || `n° ${id}`, more: moreOf(work, resource, row) }]
        : []
    }),
  }))
  return { data, total: found[0]?.total ?? 0 }
}

import { statisticsTexts as texts } from '../../i18n/fr/statistics'
import { monthWords } from '../../resources/schema/date-words'
import { lookup } from '../../resources/schema/lookup'
import { askedBy, type Dimension, dimensionNames, noKey } from '../../resources/statistics/dimensions'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import type { Asked } from './asked'

const tables = lookup({
  adherent_id: ['adherent', 'name'],
  group_id: ['groupadherent', 'label'],
  company_id: ['company', 'label'],
  supplier_id: ['supplier', 'name'],
  outside_id: ['suppliernotincatalog', 'label'],
  catalog_id: ['catalog', 'label'],
  family_id: ['family', 'label'],
  subfamily_id: ['subfamily', 'label'],
} as const)

const isNamed = (name: string): name is keyof typeof tables => name in tables

type Query = <R extends Record<string, unknown>>(text: string, values: unknown[]) => Promise<R[]>

/** What parts are called, by the names that they are asked by. */
async function namesOf(query: Query, asked: readonly (readonly [string, string])[]) {
  const wanted = new Map<string, Set<string>>()
  for (const [name, value] of asked)
    if (value !== noKey) wanted.set(name, (wanted.get(name) ?? new Set()).add(value))
  const found = new Map<string, string>()
  for (const [name, values] of wanted) {
    if (name === 'month') for (const value of values) found.set(`${name} ${value}`, monthWords(value))
    if (name === 'month') continue
    const sql = isNamed(name)
      ? `select id::text as key, ${tables[name][1]} as name from ${tables[name][0]} where id = any($1::bigint[])`
      : 'select code as key, label as name from label where code = any($1::text[])'
    for (const row of await query<{ key: string; name: string }>(sql, [[...values]]))
      found.set(`${name} ${row.key}`, row.name)
  }
  return (name: string, value: string) =>
    value === noKey ? texts.none : (found.get(`${name} ${value}`) ?? value)
}

/** Names of rows of one's own figures: past the row rights, since the orders themselves say them. */
export async function partNamesOf(work: Work, by: Dimension, keys: readonly string[]) {
  const nameOf = await pastRights(work.tx, 'statistics', (past) =>
    namesOf(
      (text, values) => past.query(text, values),
      keys.map((key) => askedBy(by, key)),
    ),
  )
  return (key: string) => nameOf(...askedBy(by, key))
}

/** What figures are narrowed to, with what it is called, as far as the actor may read it. */
export async function narrowedOf(work: Work, asked: Asked) {
  const names = [...dimensionNames.map((one) => askedBy(one, '')[0]), 'outside_id']
  const given = names.flatMap((name): [string, string][] => {
    const value = asked[name as keyof Asked]
    return value === undefined || value === null || value === '' ? [] : [[name, String(value)]]
  })
  const nameOf = await namesOf((text, values) => work.tx.query(text, values), given)
  return given.map(([name, value]) => ({ name, value, label: nameOf(name, value) }))
}

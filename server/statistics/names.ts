import { statisticsTexts as texts } from '../../i18n/fr/statistics'
import { monthWords } from '../../resources/schema/date-words'
import { askedBy, type Dimension, dimensionNames, noKey } from '../../resources/statistics/dimensions'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import type { Asked } from './asked'

const tables = {
  adherent_id: ['adherent', 'name'],
  group_id: ['groupadherent', 'label'],
  company_id: ['company', 'label'],
  supplier_id: ['supplier', 'name'],
  outside_id: ['suppliernotincatalog', 'label'],
  catalog_id: ['catalog', 'label'],
  family_id: ['family', 'label'],
  subfamily_id: ['subfamily', 'label'],
} as const

const isNamed = (name: string): name is keyof typeof tables => name in tables

/** What the parts of one's own figures are called: past the row rights, since the orders themselves say it. */
export async function namesOf(work: Work, asked: readonly (readonly [string, string])[]) {
  const wanted = new Map<string, Set<string>>()
  for (const [name, value] of asked)
    if (value !== noKey) wanted.set(name, (wanted.get(name) ?? new Set()).add(value))
  const found = new Map<string, string>()
  await pastRights(work.tx, 'statistics', async (past) => {
    for (const [name, values] of wanted) {
      if (name === 'month') for (const value of values) found.set(`${name} ${value}`, monthWords(value))
      const sql = isNamed(name)
        ? `select id::text as key, ${tables[name][1]} as name from ${tables[name][0]} where id = any($1::bigint[])`
        : 'select code as key, label as name from label where code = any($1::text[])'
      if (name === 'month') continue
      const rows = await past.query<{ key: string; name: string }>(sql, [[...values]])
      for (const row of rows) found.set(`${name} ${row.key}`, row.name)
    }
  })
  return (name: string, value: string) =>
    value === noKey ? texts.none : (found.get(`${name} ${value}`) ?? value)
}

/** Names of the rows told apart by a dimension. */
export async function partNamesOf(work: Work, by: Dimension, keys: readonly string[]) {
  const nameOf = await namesOf(
    work,
    keys.map((key) => askedBy(by, key)),
  )
  return (key: string) => nameOf(...askedBy(by, key))
}

/** What figures are narrowed to, with what it is called. */
export async function narrowedOf(work: Work, asked: Asked) {
  const names = [...dimensionNames.map((one) => askedBy(one, '')[0]), 'outside_id']
  const given = names.flatMap((name): [string, string][] => {
    const value = asked[name as keyof Asked]
    return value === undefined || value === null || value === '' ? [] : [[name, String(value)]]
  })
  const nameOf = await namesOf(work, given)
  return given.map(([name, value]) => ({ name, value, label: nameOf(name, value) }))
}

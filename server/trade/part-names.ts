import { statisticsTexts as texts } from '../../i18n/fr/statistics'
import { monthWords } from '../../resources/schema/date-words'
import { lookup } from '../../resources/schema/lookup'
import { askedBy, dimensionNames, noKey } from '../../resources/statistics/dimensions'

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
export async function namesOf(query: Query, asked: readonly (readonly [string, string])[]) {
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

/** The parts that figures are narrowed to, of all that is asked, in their order. */
export function partsGiven(asked: Readonly<Record<string, unknown>>): [name: string, value: string][] {
  const names = [...dimensionNames.map((one) => askedBy(one, '')[0]), 'outside_id']
  return names.flatMap((name): [string, string][] => {
    const value = asked[name]
    return value === undefined || value === null || value === '' ? [] : [[name, String(value)]]
  })
}

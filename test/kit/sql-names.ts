import { quotedTexts, type SqlText } from './sql-text'

/** The columns of each table. */
export type Columns = ReadonlyMap<string, ReadonlySet<string>>

/** The codes of each choice, by `table.column`. */
export type Choices = ReadonlyMap<string, ReadonlySet<string>>

/** Words of SQL that stand where a column could. */
const words = new Set(
  `select from where and or not in is null true false on join left right inner outer full cross lateral as with recursive insert into
   values update set delete returning order group by grouping sets having limit offset asc desc nulls first last distinct case when then else end exists
   any all between like ilike union intersect except for of skip locked conflict do nothing using over partition rows range unbounded
   preceding following current row interval at time zone date timestamptz timestamp numeric bigint int integer text boolean jsonb json bytea
   array excluded ordinality only similar to escape collate filter within nowait materialized share key no default create temp temporary
   table index drop alter column add constraint references primary unique if begin commit rollback local current_date current_timestamp
   extract epoch year month day hour minute second week quarter dow isodow both leading trailing unnest coalesce placing overlay position
   substring overlapping cast record symmetric tablesample system bernoulli truncate cascade restart identity lock mode access exclusive
   analyze vacuum explain verbose window groups exclude ties others void float double precision char varchar uuid name oid regclass
   overriding value regrole inet tsvector tsquery real smallint`.split(/\s+/),
)

const isStatement = (text: string) =>
  /^\s*(select|insert into|update|delete from|with)\b/i.test(text) ||
  /\b(from|join)\s+"?\w+"?.*\b(on|where|join)\b/s.test(text)

const source = /\b(from|join|update|into)\s+(?:only\s+)?"?(\w+)"?(?:\s+(?:as\s+)?(\w+))?/gi

/** `from a x, b y`: what stands after a comma, with its name. */
const beside = /(,)\s*(?=(?:"?(\w+)"?)\s+(\w+))/g

/** The tables of a statement by the names that they go by in it. */
function tablesIn(text: string, columns: Columns): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const put = (alias: string, table: string) => found.set(alias, (found.get(alias) ?? new Set()).add(table))
  for (const [, by, table = '', alias = ''] of [...text.matchAll(source), ...text.matchAll(beside)]) {
    const isAlias = alias !== '' && !words.has(alias.toLowerCase())
    if (!columns.has(table) || (by === ',' && !isAlias)) continue
    put(table, table)
    if (isAlias) put(alias, table)
  }
  return found
}

/** What is no column: texts, casts, functions, and the names that the statement gives by itself. */
const bare = (text: string) =>
  text
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--[^\n]*/g, '')
    .replace(/::\s*\w+(\s*\([^)]*\))?(\[\])?/g, ' ')

const given = (text: string): Set<string> =>
  new Set([
    ...[...text.matchAll(/\b(?:as|temp(?:orary)? table(?: if not exists)?)\s+"?(\w+)"?/gi)].map(
      ([, name = '']) => name,
    ),
    ...[...text.matchAll(/\b(\w+)\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi)].map(([, name = '']) => name),
    ...[...text.matchAll(/(?:\)|§\w*)\s+(?:as\s+)?(\w+)(?:\s*\(([^)]*)\))?/gi)].flatMap(
      ([, name = '', list = '']) => [name, ...list.split(/[\s,]+/)],
    ),
    ...[...text.matchAll(/\b(?:from|join)\s+"?\w+"?\s+(?:as\s+)?(\w+)/gi)].map(([, name = '']) => name),
    ...[
      ...text.matchAll(/\b(?:as\s+\w+|recordset\([^)]*\)\s+as)\s*\(([^)]*(?:\([^)]*\)[^)]*)*)\)/gi),
    ].flatMap(([, list = '']) => list.split(/\W+/)),
  ])

interface Named {
  text: string
  tables: Map<string, Set<string>>
  columns: Columns
}

/** Columns named of a table that has them not: `o.nmber`. */
function wrongQualified({ text, tables, columns }: Named): { name: string; at: number }[] {
  const derived = new Set([...text.matchAll(/\)\s*(?:as\s+)?(\w+)/gi)].map(([, name]) => name))
  return [...text.matchAll(/(?<![\w.])"?(\w+)"?\."?(\w+)"?(?!\s*\()/g)].flatMap((match) => {
    const [, alias = '', name = ''] = match
    const of = tables.get(alias)
    if (!of || derived.has(alias) || [...of].some((table) => columns.get(table)?.has(name))) return []
    return [{ name: `${[...of].join('|')}.${name}`, at: match.index }]
  })
}

/** Columns named alone that no table of the statement has. */
function wrongAlone(
  { text, tables, columns }: Named,
  own: ReadonlySet<string>,
): { name: string; at: number }[] {
  const known = new Set(
    [...tables.values()].flatMap((set) => [...set].flatMap((one) => [...(columns.get(one) ?? [])])),
  )
  return [...text.matchAll(/(?<![\w.$§"'])("?)([A-Za-z_]\w*)\1(?![\w."']|\s*\()/g)].flatMap((match) => {
    const name = match[2] ?? ''
    const isKnown = known.has(name) || own.has(name) || tables.has(name) || columns.has(name)
    return isKnown || (!match[1] && words.has(name.toLowerCase())) ? [] : [{ name, at: match.index }]
  })
}

/** `insert into x (a, b)` and `update x set a = …`: the names of what is written. */
function wrongWritten(text: string, columns: Columns): { name: string; at: number }[] {
  return [...text.matchAll(/\binsert into "?(\w+)"?\s*(?:as \w+\s*)?\(([^)§]*)/gi)].flatMap((match) => {
    const [, table = '', list = ''] = match
    const of = columns.get(table)
    if (!of) return []
    return list
      .split(',')
      .map((one) => one.trim().replaceAll('"', ''))
      .filter((name) => name && !of.has(name))
      .map((name) => ({ name: `${table}.${name}`, at: match.index }))
  })
}

/** The resource whose rows a `select(resource, names, rest)` reads, where this text is its rest. */
const selected = (before: string): string | undefined =>
  /\bselect\(\s*(\w+),[^`;]*$/.exec(before.slice(before.lastIndexOf('select(')))?.[1]

/** `o.status = '450'`, `state not in ('draft', 'signed')`: the column and the codes that it is compared with. */
const compared =
  /(?<![\w.])(?:"?(\w+)"?\.)?"?(\w+)"?\s*(?:=|<>|!=|is (?:not )?distinct from|(?:not )?in)\s*\(?((?:'\w*'(?:\s*,\s*)?)+)/gi

/** Codes that a statement compares a choice with and that the choice has not; `choices` by `table.column`. */
function wrongCodes(
  raw: string,
  { tables, choices, isWhole }: { tables: Map<string, Set<string>>; choices: Choices; isWhole: boolean },
): { name: string; at: number }[] {
  return [...raw.matchAll(compared)].flatMap((match) => {
    const [, alias, column = '', list = ''] = match
    const of = alias
      ? (tables.get(alias) ?? [])
      : isWhole
        ? [...tables.values()].flatMap((set) => [...set])
        : []
    const named = [...of].filter((table) => choices.has(`${table}.${column}`))
    return list
      .split(',')
      .map((code) => code.trim().replaceAll("'", ''))
      .filter((code) => code !== '' && named.length > 0)
      .filter((code) => !named.some((table) => choices.get(`${table}.${column}`)?.has(code)))
      .map((code) => ({ name: `${named.join('|')}.${column} '${code}'`, at: match.index }))
  })
}

/** Names in the SQL of a file that no table has, and codes that no choice has, as `file:line name`. `tableOf` says the table of a declaration's constant. */
export function wrongNames(
  path: string,
  code: string,
  { columns, tableOf, choices }: { columns: Columns; tableOf: ReadonlyMap<string, string>; choices: Choices },
): string[] {
  const texts = quotedTexts(code)
  const own = new Set(texts.flatMap(({ text }) => [...given(bare(text))]))
  const check = ({ text: raw, line, before }: SqlText): string[] => {
    const rest = /^\s*(where|order by)\b/i.test(raw) ? tableOf.get(selected(before) ?? '') : undefined
    if (!isStatement(raw) && !rest) return []
    const whole = rest ? `select from "${rest}" ${raw}` : raw
    const text = bare(whole)
    const tables = tablesIn(text, columns)
    if (!tables.size) return []
    const named = { text, tables, columns }
    const here = given(text)
    const isWhole = [...text.matchAll(source)].every(([, , name = '']) => tables.has(name) || here.has(name))
    const coded = wrongCodes(whole, { tables, choices, isWhole }).map(
      ({ name, at }) => `${path}:${line + whole.slice(0, at).split('\n').length - 1} ${name}`,
    )
    const wrong = [
      ...wrongQualified(named),
      ...wrongWritten(text, columns),
      ...(isWhole ? wrongAlone(named, own) : []),
    ]
    return [
      ...coded,
      ...wrong.map(({ name, at }) => `${path}:${line + text.slice(0, at).split('\n').length - 1} ${name}`),
    ]
  }
  return [...new Set(texts.flatMap(check))]
}

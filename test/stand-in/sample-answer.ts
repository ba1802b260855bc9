import type { JsonSchema } from '../../resources/schema/kind'
import type { Call } from '../../server/api/call'
import { answerSchema } from '../../server/api/schemas'

type Row = Readonly<Record<string, unknown>>

/** What samples are made from: the moment, and the rows of a resource, by its name or by its model. */
export interface SampleSource {
  now: Date
  rowsOf: (resource: string) => readonly Row[]
}

const schemas = (value: unknown): [string, JsonSchema][] => Object.entries(Object(value))
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

const day = 86_400_000
const own = ['label', 'code', 'name']

const texts: Readonly<Record<string, (now: Date) => string>> = {
  date: (now) => now.toISOString().slice(0, 10),
  'date-time': (now) => now.toISOString(),
  uri: () => 'https://exemple.example',
  email: () => 'exemple@demo.example',
}

/** A decimal, a postal code, a telephone number, a time of day. */
const patterned = ['12.50', '57000', '03 87 00 00 00', '08:30', '96385074']

function textOf(schema: JsonSchema, now: Date, n: number): string {
  const made = texts[String(schema.format)]?.(new Date(now.getTime() + (n - 1) * day))
  if (made) return made
  const matching = patterned.find((text) => schema.pattern && new RegExp(String(schema.pattern)).test(text))
  if (matching) return matching
  const title = `${schema.title ?? 'Exemple'}${n > 1 ? ` ${n}` : ''}`
  return title.slice(-Number(schema.maxLength ?? 80))
}

const isAllowed = /^(may_|is_open|is_valid|orderable|visible|opened|readable)/
const isAhead = /(limit|deadline|until|_end)$/

/** What says that something went wrong, where nothing need have, and pictures, of which there is no file. */
const isLeftOut = /^((irregular|cancel|decline|stop)(led|ped|d)?_(reason|at)|image)$/

/** A sample as its name wants it: what may be done may be done, nothing has gone wrong, and what ends ends ten days from now. */
function namedValue(
  name: string,
  schema: JsonSchema,
  { source, n }: { source: SampleSource; n: number },
): unknown {
  if (isLeftOut.test(name) && [schema.type].flat().includes('null')) return null
  if (first(schema.type) === 'boolean' && isAllowed.test(name)) return true
  return sampleOf(schema, source, schema.format && isAhead.test(name) ? n + 10 : n)
}

/** What a record says of the rows that it refers to, as they say it: of `family_id` its `family`, of `product_id` its own label, code, name. */
function calledAs(
  made: Row,
  { schema, source, n }: { schema: JsonSchema; source: SampleSource; n: number },
): Row {
  const texts = new Set(
    Object.entries(made).flatMap(([name, value]) => (typeof value === 'string' ? [name] : [])),
  )
  const called = schemas(schema.properties).flatMap(([name, one]) => {
    const row = one['x-resource'] ? source.rowsOf(String(one['x-resource']))[n - 1] : undefined
    const base = name.replace(/_id$/, '')
    if (!row) return []
    const of = texts.has(base) ? [[base, row.label ?? row.name]] : own.map((word) => [word, row[word]])
    return of.filter(([word, value]) => texts.has(String(word)) && typeof value === 'string')
  })
  // What stands first says it.
  return Object.fromEntries(called.reverse())
}

/** Of a record: a row of the model that it is called after, else each of its values. */
function recordOf(schema: JsonSchema, source: SampleSource, n: number): Row {
  const row = source.rowsOf(String(schema['x-row']))[n - 1]
  if (row) return row
  const made: Row = Object.fromEntries(
    schemas(schema.properties).map(([name, one]) => [name, namedValue(name, one, { source, n })]),
  )
  Object.assign(made, calledAs(made, { schema, source, n }))
  const { total, offset, data } = made
  if (!Array.isArray(data)) return made
  return {
    ...made,
    ...(typeof total === 'number' && { total: data.length }),
    ...(typeof offset === 'number' && { offset: 0 }),
  }
}

function listOf(items: JsonSchema, source: SampleSource): unknown[] {
  if (!items.properties && !items.type) return []
  const rows = source.rowsOf(String(items['x-row'])).slice(0, 50)
  return rows.length ? [...rows] : [1, 2, 3].map((at) => sampleOf(items, source, at))
}

/** A schema that adds to others, as one. */
const merged = ({ allOf, ...own }: JsonSchema): JsonSchema => {
  const parts = [...(allOf as JsonSchema[]), own].map((one) => (one.allOf ? merged(one) : one))
  const properties = Object.assign({}, ...parts.map((one) => one.properties))
  const required = parts.flatMap((one) => (one.required ?? []) as string[])
  return { ...Object.assign({}, ...parts), properties, required }
}

/** A value that a schema allows; `n` tells those of a list apart. */
export function sampleOf(schema: JsonSchema, source: SampleSource, n = 1): unknown {
  const { example = first(schema.examples), default: usual } = schema
  const words = Array.isArray(schema.enum) ? schema.enum.filter((word) => word !== null) : []
  const given = example ?? usual ?? words[(n - 1) % words.length]
  if (/^\d{4}-\d{2}$/.test(String(given))) return `${String(given).slice(0, 5)}${String(n).padStart(2, '0')}`
  if (given !== undefined) return given
  if (Array.isArray(schema.allOf)) return sampleOf(merged(schema), source, n)
  if (Array.isArray(schema.anyOf)) return sampleOf(Object(schema.anyOf[0]), source, n)
  const type = first(schema.type)
  if (schema.properties || type === 'object') return recordOf(schema, source, n)
  if (type === 'array') return listOf(Object(schema.items), source)
  if (type === 'integer' && schema['x-resource'])
    return source.rowsOf(String(schema['x-resource']))[n - 1]?.id ?? n
  if (type === 'integer' || type === 'number') return Math.max(n, Number(schema.minimum ?? n))
  if (type === 'boolean') return false
  return type === 'string' ? textOf(schema, source.now, n) : null
}

/** What a call answers without a server: what it declares, filled with samples; undefined where it answers a file. */
export function sampleAnswer({ shape }: Call, source: SampleSource): unknown {
  const { answer, answers, listed } = shape
  const schema = answers ? answerSchema(answers, listed) : answer
  return schema && sampleOf(schema, source)
}

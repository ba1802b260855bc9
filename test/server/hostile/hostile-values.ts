import * as fc from 'fast-check'
import { resources } from '../../../resources'
import { operators } from '../../../resources/schema/kind'
import type { Operation, Schema } from './description'

/** Names that every object of JavaScript answers to. */
export const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype']

const texts = [
  ...inherited,
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', 'b\udfff', '😀', 'e\u0301', '\u202e', 'x'.repeat(300), 'Œufs'],
  ...["'; drop table x; --", '%', '\\', '_', '../../etc/passwd', '<script>', '{}', '[]', 'null', 'NaN'],
  ...['-1', '0', '1', '1.5', '1e400', '9'.repeat(40), '2147483648', '2026-02-30', '2026-03-01', '31/12/9999'],
  ...['0001-01-01', '275760-09-14', '24:00', 'true', 'a@b.example', 'a@b', '12345'],
]
const numbers = [-1, 0, 1, 1.5, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991, 1e21, 1e308]
const odd = fc.oneof(
  fc.constantFrom<unknown>(...texts),
  fc.constantFrom<unknown>(...numbers, null, true, [], {}, [[]], [null], [{}], { id: 1 }, [1, 1], ['']),
  fc.constantFrom<unknown>({ toString: 1, valueOf: 1 }, [{ toString: null }], { length: 3 }, { toJSON: 1 }),
  fc.constantFrom<unknown>(...inherited.map((name) => JSON.parse(`{"a":{"${name}x":1}}`))),
  fc.string({ unit: 'binary', maxLength: 8 }),
)

const strange = [
  ...inherited,
  ...inherited.flatMap((name) => [`Family.${name}`, `${name}.label`]),
  ...['', '.', 'a.b.c.d', 'password_hash', 'User.password_hash', 'id.id', 'Family.Family.Family.label'],
]
const declared = [...new Set(resources.all.flatMap(({ fields }) => Object.keys(fields)))]
const common = [
  'id',
  'createdAt',
  'active',
  'label',
  'name',
  'supplier_id',
  'adherent_id',
  'status',
  'Supplier.id',
]
const name = fc.oneof(fc.constantFrom(...strange), fc.constantFrom(...common), {
  weight: 2,
  arbitrary: fc.constantFrom(...declared),
})
const model = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...resources.all.map(({ model }) => model)) },
  { weight: 1, arbitrary: fc.constantFrom(...inherited) },
)
const value = fc.oneof(odd, fc.integer({ min: 0, max: 50 }), fc.array(odd, { maxLength: 3 }))
const filter = fc.record({ name, operator: fc.constantFrom<string>(...operators, 'constructor'), value })
const odder = fc.oneof({ weight: 8, arbitrary: filter }, { weight: 1, arbitrary: odd })
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    odder,
    fc.record({ all: fc.array(tie('tree'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('tree'), { maxLength: 3 }) }),
    fc.record({ not: tie('tree') }),
  ),
}))
const sort = fc.oneof(fc.tuple(name, fc.constantFrom('asc', 'desc', 'x')), name, odd)
const lines = fc.array(
  fc.dictionary(
    fc.oneof({ weight: 8, arbitrary: name }, { weight: 1, arbitrary: fc.constantFrom(...texts) }),
    value,
    {
      maxKeys: 6,
    },
  ),
  { maxLength: 3 },
)

/** What is known of the values of a name, beyond what its schema says. */
const known: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  fields: fc.oneof(fc.array(tree, { maxLength: 4 }), tree),
  filters: fc.oneof(fc.array(tree, { maxLength: 4 }), tree),
  orders: fc.array(sort, { maxLength: 3 }),
  model,
  modelName: model,
  fieldName: name,
  associations: fc.array(name, { maxLength: 3 }),
  toMany: fc.array(name, { maxLength: 3 }),
  params: fc.dictionary(fc.constantFrom('q', 'adherent_id', 'date', ...inherited), value, { maxKeys: 3 }),
  searches: fc.array(fc.record({ model, fields: fc.array(tree, { maxLength: 2 }) }), {
    maxLength: 3,
  }),
}

const typesOf = ({ type }: Schema): unknown[] => [type].flat()

/** How requests are made: ids that there are, and how many good values come to one that is none. */
interface Manner {
  ids: readonly number[]
  good: number
}

function good(schema: Schema, manner: Manner): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const types = typesOf(schema)
  if (types.includes('integer'))
    return fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...manner.ids) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: Number(schema.maximum ?? 300) }) },
    )
  if (types.includes('boolean')) return fc.boolean()
  if (types.includes('array'))
    return fc.array(ofSchema((schema.items as Schema) ?? {}, manner), { maxLength: 3 })
  if (types.includes('object') && schema.properties) return ofObject(schema, manner)
  if (schema.format === 'date') return fc.constantFrom('2026-03-01', '2026-11-22', '2027-01-01')
  if (typeof schema.pattern === 'string') return fc.constantFrom('1.5', '12', '0', '10:30', '0102030405')
  if (types.includes('string')) return fc.constantFrom('essai', 'a@b.example', '2026-03-01', '1')
  return lines
}

const ofSchema = (schema: Schema, manner: Manner): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: manner.good, arbitrary: good(schema, manner) }, { weight: 1, arbitrary: odd })

const named = (key: string, schema: Schema, manner: Manner): fc.Arbitrary<unknown> =>
  known[key]
    ? fc.oneof({ weight: 4, arbitrary: known[key] }, { weight: 1, arbitrary: odd })
    : ofSchema(schema, manner)

function ofObject(schema: Schema, manner: Manner): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const model = Object.fromEntries(properties.map(([key, one]) => [key, named(key, one, manner)]))
  const requiredKeys = ((schema.required ?? []) as string[]).filter((key) => key in model)
  return fc.record(model, { requiredKeys: requiredKeys as never[] }) as fc.Arbitrary<Record<string, unknown>>
}

const body = (schema: Schema, manner: Manner): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: manner.good, arbitrary: ofObject(schema, manner) },
    { weight: 1, arbitrary: odd },
    {
      weight: 1,
      arbitrary: fc
        .tuple(ofObject(schema, manner), fc.constantFrom(...inherited, 'x'), odd)
        .map(([given, key, one]) => ({ ...given, [key]: one })),
    },
  )

const wires = [
  'cut',
  'bytes',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
]

/** A request of an operation: good values, wrong ones, none, and names that are not declared. */
export interface Asked {
  operation: Operation
  url: string
  body?: unknown
  /** Which of the people asks. */
  who: number
  /** How its body is broken: cut, in other bytes, or of another type than JSON. */
  wire?: string
}

const inQuery = (given: unknown): string =>
  typeof given === 'string' ? given.replace(/\p{Surrogate}/gu, '') : (JSON.stringify(given) ?? '')

function urlOf(operation: Operation, path: Record<string, unknown>, query: Record<string, unknown>): string {
  const address = operation.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(inQuery(path[key])),
  )
  const text = new URLSearchParams(Object.entries(query).map(([key, one]) => [key, inQuery(one)]))
  return `/api${address}${`${text}` && `?${text}`}`
}

const placed = (operation: Operation, place: 'path' | 'query', manner: Manner) =>
  Object.fromEntries(
    operation.parameters
      .filter((one) => one.in === place)
      .map((one) => [one.name, named(one.name, one.schema, manner)]),
  )

const someOf = <T>(values: readonly T[], weight: number): fc.Arbitrary<T | undefined> =>
  fc.oneof(
    { weight, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  )

function made(operation: Operation, manner: Manner, people: number): fc.Arbitrary<Asked> {
  const query = placed(operation, 'query', manner)
  return fc
    .record({
      path: fc.record(placed(operation, 'path', manner)),
      query: fc.record(query, { requiredKeys: [] }),
      stray: someOf(inherited, manner.good),
      given: operation.body ? body(operation.body, manner) : fc.constant(undefined),
      who: fc.nat(people - 1),
      wire: operation.method === 'GET' ? fc.constant(undefined) : someOf(wires, manner.good * 2),
    })
    .map(({ path, query: asked, stray, given, who, wire }) => ({
      operation,
      url: urlOf(operation, path, stray ? { ...asked, [stray]: '1' } : asked),
      ...(given === undefined ? {} : { body: given }),
      ...(wire === undefined ? {} : { wire }),
      who,
    }))
}

/** Requests of one operation: half of them wrong in many places, half in few, so that they come further. */
export const requestsOf = (
  operation: Operation,
  ids: readonly number[],
  people: number,
): fc.Arbitrary<Asked> =>
  fc.oneof(made(operation, { ids, good: 12 }, people), made(operation, { ids, good: 150 }, people))

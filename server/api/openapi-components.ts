import type { JsonSchema } from '../../resources/schema/kind'
import { sharedRows, withoutShared } from './openapi-rows'
import { warnedSchema } from './schemas'

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** What is said of a value where it stands: it stays beside the reference. */
const besides: ReadonlySet<string> = new Set(['title', 'description', 'readOnly', 'x-resource', 'examples'])
/** A shape shorter than this is hardly longer than a reference to it. */
const shortest = 90
/** Properties from which on a shape is worth being what another one adds to. */
const leastShared = 5

/** What may stand once under a name: an object, a choice of words, or several of one. */
const isShape = ({ properties, enum: words, items }: JsonSchema): boolean =>
  isObject(properties) || Array.isArray(words) || (isObject(items) && Array.isArray(items.enum))

/** Of a part of a list: whose rows its `data` are. */
const rowOfPage = ({ data }: JsonSchema): unknown =>
  isObject(data) && isObject(data.items) ? data.items['x-row'] : undefined

const pascal = (text: string): string =>
  text.replace(/[^A-Za-z0-9]+/g, '_').replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase())

const freeName = (wanted: readonly string[], isTaken: (name: string) => boolean): string => {
  const free = wanted.find((name) => !isTaken(name))
  if (free) return free
  for (let at = 2; ; at++) if (!isTaken(`${wanted[0]}${at}`)) return `${wanted[0]}${at}`
}

/** Parts of operations that come again stand once: answers the reference to those, the part itself to the others. */
export class SharedParts {
  readonly #counts = new Map<string, number>()
  readonly #names = new Map<string, string>()
  readonly all: Record<string, unknown> = {}

  constructor(readonly kind: 'parameters' | 'responses' | 'requestBodies') {}

  count(part: unknown): void {
    const text = JSON.stringify(part)
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1)
  }

  refer(part: unknown, wanted: string): unknown {
    const text = JSON.stringify(part)
    if ((this.#counts.get(text) ?? 0) < 2) return part
    const name = this.#names.get(text) ?? freeName([wanted], (one) => one in this.all)
    this.#names.set(text, name)
    this.all[name] = part
    return { $ref: `#/components/${this.kind}/${name}` }
  }
}

interface Shape {
  schema: JsonSchema
  count: number
  name?: string
}

interface Base {
  shape: Shape
  texts: ReadonlyMap<string, string>
}

type ObjectSchema = JsonSchema & { properties: Record<string, unknown> }

const openKeys: ReadonlySet<string> = new Set(['type', 'properties', 'required'])

/** An object that says nothing but its properties: others may stand beside them. */
const isOpenObject = (schema: JsonSchema): schema is ObjectSchema =>
  isObject(schema.properties) &&
  schema.type === 'object' &&
  Object.keys(schema).every((key) => openKeys.has(key))

const requiredOf = ({ required }: JsonSchema): readonly string[] => (Array.isArray(required) ? required : [])

const textsOf = ({ properties }: JsonSchema): ReadonlyMap<string, string> =>
  new Map(Object.entries(Object(properties)).map(([key, one]) => [key, JSON.stringify(one)]))

/** Gathers what several calls say alike, so that it stands once under a name. */
export class Components {
  readonly #shapes = new Map<string, Shape>()
  /** The names of rows, which no other shape takes. */
  readonly #rows = new Set<string>()
  readonly #shapeOf = new Map<object, Shape>()
  readonly #schemas = new Map<string, JsonSchema>()
  #bases: readonly Base[] | undefined

  constructor(schemas: Readonly<Record<string, JsonSchema>>) {
    for (const [name, schema] of Object.entries(schemas)) this.#schemas.set(name, schema)
  }

  get all(): Record<string, JsonSchema> {
    const whole = [...this.#schemas].map(([name, schema]) => [name, withoutShared(schema)] as const)
    const shared = Object.entries({ ...sharedRows, Warned: warnedSchema })
    return Object.fromEntries([...whole, ...shared].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** Looks through what will be referred to: which shapes come more than once. */
  count(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) this.count(one)
    if (!isObject(value)) return
    if (value['x-row']) this.#rows.add(pascal(String(value['x-row'])))
    if (isShape(value) && this.#noted(value).count++) return
    for (const one of Object.values(value)) this.count(one)
  }

  #noted(schema: JsonSchema): Shape {
    const known = this.#shapeOf.get(schema)
    if (known) return known
    const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => !besides.has(key)))
    const text = JSON.stringify(kept)
    const shape = this.#shapes.get(text) ?? { schema: kept, count: text.length < shortest ? Number.NaN : 0 }
    this.#shapes.set(text, shape)
    this.#shapeOf.set(schema, shape)
    return shape
  }

  /** A value as it stands in the document: the shapes in it that have a name are referred to. `path` = the keys that lead to it. */
  refer(value: unknown, path: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((one) => this.refer(one, path))
    if (!isObject(value)) return value
    if (value === warnedSchema) return { $ref: '#/components/schemas/Warned' }
    if (!isShape(value)) return this.#inside(value, path)
    const shape = this.#noted(value)
    const model = value['x-row']
    const page = isObject(value.properties) && rowOfPage(value.properties)
    const wanted = model ? [String(model)] : page ? [`${page}_page`] : path
    if (!model && !(shape.count > 1)) return this.#adding(value, path) ?? this.#inside(value, path)
    const beside = Object.entries(value).filter(([key]) => besides.has(key) && !model)
    return {
      $ref: `#/components/schemas/${this.#nameOf(shape, wanted)}`,
      ...Object.fromEntries(beside),
    }
  }

  /** Shapes that have a name because they come again, with the texts of their properties. */
  #shared(): readonly Base[] {
    this.#bases ??= [...this.#shapes.values()]
      .filter(({ schema, count }) => count > 1 && isOpenObject(schema))
      .map((shape) => ({ shape, texts: textsOf(shape.schema) }))
      .filter(({ texts }) => texts.size >= leastShared)
      .sort((one, other) => other.texts.size - one.texts.size)
    return this.#bases
  }

  /** An object that says all that a shared one says, and more, as that one and what it adds; undefined where it is none. */
  #adding(value: JsonSchema, path: readonly string[]): JsonSchema | undefined {
    if (!isOpenObject(value)) return undefined
    const own = textsOf(value)
    const required = requiredOf(value)
    const holds = ({ shape, texts }: Base) =>
      texts.size < own.size &&
      [...texts].every(([key, text]) => own.get(key) === text) &&
      requiredOf(shape.schema).every((key) => required.includes(key))
    const base = this.#shared().find(holds)
    if (!base) return undefined
    const isMore = ([key]: readonly [string, unknown]) => !base.texts.has(key)
    const more = Object.fromEntries(Object.entries(value.properties).filter(isMore))
    const known = requiredOf(base.shape.schema)
    const asked = required.filter((key) => !known.includes(key))
    const $ref = `#/components/schemas/${this.#nameOf(base.shape, path)}`
    const added = { type: 'object', properties: more, ...(asked.length && { required: asked }) }
    return { allOf: [{ $ref }, this.#inside(added, path)] }
  }

  /** What stands in a shape, each by its reference; of the id of a resource's row not that it is positive. */
  #inside(value: JsonSchema, path: readonly string[]): JsonSchema {
    const each = (properties: JsonSchema) =>
      Object.entries(properties).map(([key, one]) => [key, this.refer(one, [...path, key])])
    const said = Object.entries(value).filter(([key]) => !(key === 'minimum' && 'x-resource' in value))
    const entries = said.map(([key, one]) => [
      key,
      key === 'properties' && isObject(one) ? Object.fromEntries(each(one)) : this.refer(one, path),
    ])
    return Object.fromEntries(entries)
  }

  /** The name of a shape: its last key alone, or with those before it, or with a number. */
  #nameOf(shape: Shape, path: readonly string[]): string {
    if (shape.name) return shape.name
    const wanted = path.map((_, at) => pascal(path.slice(-1 - at).join('_')))
    const isRow = Boolean(shape.schema['x-row'])
    shape.name = freeName(wanted, (name) => this.#schemas.has(name) || (!isRow && this.#rows.has(name)))
    this.#schemas.set(shape.name, {})
    const { name, schema } = shape
    this.#schemas.set(name, this.#adding(schema, [name]) ?? this.#inside(schema, [name]))
    return shape.name
  }
}

import type { TestApp } from '../../kit/open-app'

export type Schema = { readonly [key: string]: unknown }

/** A value of the address, as the document describes it. */
export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: Schema
}

/** One call of the OpenAPI document. */
export interface Operation {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  parameters: readonly Parameter[]
  body?: Schema
  answer?: Schema
  statuses: ReadonlySet<number>
  isPublic: boolean
}

interface Described {
  parameters?: (Parameter | Reference)[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, unknown>
  security?: unknown[]
}

interface Reference {
  $ref: string
}

interface Document {
  paths: Record<string, Record<string, Described> & { parameters?: (Parameter | Reference)[] }>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** What a reference names, and every schema that adds to others as one: nothing of the document is referred to any more. */
function resolver(document: Document) {
  const known = new Map<string, unknown>()
  const named = (ref: string): unknown => {
    if (!known.has(ref)) {
      // Within itself a schema may be anything: groups of conditions in groups.
      known.set(ref, {})
      const found = ref
        .split('/')
        .slice(1)
        .reduce((at: unknown, key) => Reflect.get(Object(at), key), document)
      known.set(ref, resolved(found))
    }
    return known.get(ref)
  }
  const merged = (parts: readonly Schema[]): Schema => ({
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => (required ?? []) as string[]),
  })
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved)
    if (!isObject(value)) return value
    const { $ref, allOf, ...own } = value
    const inner = Object.fromEntries(Object.entries(own).map(([key, one]) => [key, resolved(one)]))
    if (typeof $ref === 'string') return { ...Object(named($ref)), ...inner }
    return Array.isArray(allOf) ? merged([...allOf.map((one) => Object(resolved(one))), inner]) : inner
  }
  return <T>(value: T): T => resolved(value) as T
}

/** A parameter that is an object stands for one of each of its properties. */
const spread = (one: Parameter): Parameter[] =>
  isObject(one.schema.properties)
    ? Object.entries(one.schema.properties).map(([name, schema]) => ({
        name,
        in: one.in,
        schema: Object(schema),
      }))
    : [one]

/** Every call, as the product describes itself to whoever asks. */
export async function operationsOf({ app }: TestApp): Promise<Operation[]> {
  const document = (await app.inject('/api/openapi.json')).json() as Document
  const resolve = resolver(document)
  return Object.entries(document.paths).flatMap(([path, { parameters: common = [], ...verbs }]) =>
    Object.entries(verbs).map(([verb, described]) => {
      const { parameters = [], requestBody, responses, security } = resolve(described as Described)
      const { default: refusal, ...answers } = responses as { default: { 'x-statuses': number[] } }
      const [answer] = Object.values(
        answers as Record<string, { content?: Record<string, { schema: Schema }> }>,
      )
      return {
        name: `${verb.toUpperCase()} ${path}`,
        method: verb.toUpperCase() as Operation['method'],
        path,
        parameters: resolve([...common, ...parameters]).flatMap((one) => spread(one as Parameter)),
        body: requestBody?.content['application/json'].schema,
        answer: answer?.content?.['application/json']?.schema,
        statuses: new Set([...Object.keys(answers).map(Number), ...refusal['x-statuses']]),
        isPublic: security?.length === 0,
      }
    }),
  )
}

/** A schema of the API's description. */
interface Schema {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  title?: string
  format?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  additionalProperties?: boolean | Schema
  allOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
}

interface Content {
  content?: Readonly<Record<string, { schema: Schema }>>
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
}

type Shared<Part> = Part | { $ref: string }

interface Operation {
  summary?: string
  'x-permission'?: unknown
  parameters?: readonly Shared<Parameter>[]
  requestBody?: Shared<Content & { required?: boolean }>
  responses: Readonly<Record<string, Shared<Content>>>
}

/** What the types of a client are made from: the API's own description (OpenAPI 3.1). */
export interface Description {
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  components: Readonly<
    Record<'schemas' | 'parameters' | 'responses' | 'requestBodies', Readonly<Record<string, unknown>>>
  >
}

const verbs = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

/** A comment that nothing written in it ends. */
const comment = (text: string | undefined): string =>
  text ? `/** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */ ` : ''

const union = (parts: readonly string[]): string => {
  const once = [...new Set(parts)]
  return once.length > 1 ? `(${once.join(' | ')})` : (once[0] ?? 'unknown')
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${comment(schema.title)}${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  )
  // What is required of a schema that stands elsewhere: the key, by whatever type it has there.
  const elsewhere = required
    .filter((name) => !(name in properties))
    .map((name) => `${keyOf(name)}: {} | null`)
  const others =
    typeof additionalProperties === 'object' ? [`[name: string]: ${typeOf(additionalProperties)}`] : []
  const all = [...fields, ...elsewhere, ...others]
  return all.length ? `{ ${all.join('; ')} }` : '{ [name: string]: unknown }'
}

function named(schema: Schema, type: string): string {
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'string') return schema.format === 'binary' ? 'Blob' : 'string'
  if (type === 'boolean' || type === 'null') return type
  if (type === 'array') return `${typeOf(schema.items ?? {})}[]`
  return type === 'object' ? objectOf(schema) : 'unknown'
}

/** The TypeScript type that a schema describes. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return `components["schemas"][${JSON.stringify(schema.$ref.split('/').at(-1))}]`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)))
  const { allOf, anyOf, oneOf, ...own } = schema
  if (allOf) {
    const rest = own.properties || own.required ? [objectOf(own)] : []
    return `(${[...allOf.map(typeOf), ...rest].join(' & ')})`
  }
  const choices = anyOf ?? oneOf
  if (choices) return union(choices.map(typeOf))
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type
  if (types) return union(types.map((type) => named(schema, type)))
  return schema.properties ? objectOf(schema) : 'unknown'
}

const contentOf = ({ content }: Content): string =>
  `{ ${Object.entries(content ?? {})
    .map(([kind, { schema }]) => `${JSON.stringify(kind)}: ${typeOf(schema)}`)
    .join('; ')} }`

/**
 * The types of every call, in the shape that `openapi-fetch` takes (`paths`, `components`), from the API's description.
 * Written here and not by a package: the generators of today stand on a programming interface that TypeScript 7 lacks.
 */
export function clientTypes({ paths, components }: Description): string {
  const found = <Part>(part: Shared<Part>, group: 'parameters' | 'responses' | 'requestBodies'): Part => {
    const ref = Object(part).$ref
    return (ref ? components[group][String(ref).split('/').at(-1) ?? ''] : part) as Part
  }
  const parametersOf = (some: readonly Shared<Parameter>[]): string => {
    const all = some.map((one) => found(one, 'parameters'))
    const places = ['query', 'header', 'path', 'cookie'].map((place) => {
      const here = all.filter((one) => one.in === place)
      const isNeeded = here.some(({ required }) => required)
      const fields = here.map(
        ({ name, required, schema }) =>
          `${comment(schema.title)}${keyOf(name)}${required ? '' : '?'}: ${typeOf(schema)}`,
      )
      return here.length ? `${place}${isNeeded ? '' : '?'}: { ${fields.join('; ')} }` : `${place}?: never`
    })
    return `{ ${places.join('; ')} }`
  }
  const operationOf = (
    verb: string,
    { parameters = [], requestBody, responses, ...said }: Operation,
    shared: readonly Shared<Parameter>[],
  ) => {
    const answers = Object.entries(responses).map(
      ([status, one]) =>
        `${status}: { headers: { [name: string]: unknown }; content: ${contentOf(found(one, 'responses'))} }`,
    )
    const body = requestBody
      ? `requestBody: { content: ${contentOf(found(requestBody, 'requestBodies'))} }`
      : 'requestBody?: never'
    const permission = said['x-permission'] ? ` – ${String(said['x-permission'])}` : ''
    const about = comment(said.summary && `${said.summary}${permission}`)
    return `    ${about}${verb}: { parameters: ${parametersOf([...shared, ...parameters])}; ${body}; responses: { ${answers.join('; ')} } }`
  }
  const pathOf = ([path, operations]: [string, Readonly<Record<string, unknown>>]) => {
    const shared = (operations.parameters ?? []) as readonly Shared<Parameter>[]
    const lines = verbs.map((verb) =>
      operations[verb] ? operationOf(verb, operations[verb] as Operation, shared) : `    ${verb}?: never`,
    )
    return `  ${JSON.stringify(path)}: {\n    parameters: ${parametersOf(shared)}\n${lines.join('\n')}\n  }`
  }
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `    ${keyOf(name)}: ${typeOf(schema as Schema)}`,
  )
  return [
    '// Made by `npm run client` from the description of the API; not to be changed by hand.',
    `export interface paths {\n${Object.entries(paths).map(pathOf).join('\n')}\n}`,
    `export interface components {\n  schemas: {\n${schemas.join('\n')}\n  }\n}`,
    '',
  ].join('\n\n')
}

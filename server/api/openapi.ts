import { isCustom } from '../../resources/schema/custom-columns'
import type { Fields } from '../../resources/schema/field'
import type { JsonSchema } from '../../resources/schema/kind'
import { lookup } from '../../resources/schema/lookup'
import { systemField } from '../database/filter'
import type { Call } from './call'
import { header, isKeyed } from './once/asked'
import { Components, SharedParts } from './openapi-components'
import { conditionSchemas } from './openapi-conditions'
import { parameterName, responseName, wordsOf } from './openapi-names'
import { answerSchema, fieldSchema, fieldsSchema } from './schemas'
import { refusalStatuses } from './statuses'

/** What every refusal is. */
export const errorSchema = {
  type: 'object',
  required: ['type', 'display'],
  properties: {
    type: { type: 'string', examples: ['err400'] },
    display: { type: 'string' },
    fields: {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' }, message: { type: 'string' } } },
    },
  },
}

const parameters = (fields: Fields = {}, place: 'path' | 'query') =>
  Object.entries(fields).map(([name, field]) => ({
    name,
    in: place,
    ...(place === 'path' || field.required ? { required: true } : {}),
    schema: fieldSchema({ ...field, required: true }),
  }))

const keyParameter = {
  name: header,
  in: 'header',
  description:
    "Clé de l'appelant : pendant 24 h, la même clé et le même contenu reçoivent la première réponse (`Idempotent-Replayed`), un autre contenu est refusé (422).",
  schema: { type: 'string', minLength: 8, maxLength: 100 },
}

const reasons: Readonly<Record<number, string>> = lookup({
  401: 'Session absente ou terminée',
  403: 'Droits insuffisants',
  404: 'Élément introuvable',
  409: "L'état de l'élément ne le permet pas, ou il a changé entre-temps",
  413: 'Taille dépassée',
  415: 'Type de fichier non autorisé',
  422: 'Champs incorrects',
  429: 'Trop de demandes',
  503: 'Service momentanément indisponible',
})

const toldReasons = Object.entries(reasons)
  .map(([status, reason]) => `${status}, ${reason}`)
  .join(' ; ')

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

/** Every refusal is told alike; the statuses of one call are listed, so that calls that are refused alike share their description. */
const refusal = (statuses: readonly number[]) => ({
  description: 'Refus',
  'x-statuses': statuses,
  content: json({ $ref: '#/components/schemas/Error' }),
})

/** What only who sends a value needs to know of it. */
const ofInputs: ReadonlySet<string> = new Set([
  ...['title', 'description', 'readOnly', 'examples', 'additionalProperties'],
  ...['x-resource', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern'],
])

/** The schema of an answer: its names and types. A resource's row is left whole, since bodies refer to the same one. */
function bare(schema: JsonSchema): JsonSchema {
  if (schema['x-row']) return schema
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner)
    return value !== null && typeof value === 'object' ? bare(value as JsonSchema) : value
  }
  const isOfInputs = (key: string, value: unknown) =>
    (ofInputs.has(key) && (typeof value !== 'object' || Array.isArray(value))) || value === 'int32'
  const parts = Object.entries(schema).filter(([key, value]) => !isOfInputs(key, value))
  return Object.fromEntries(parts.map(([key, value]) => [key, inner(value)]))
}

function contentOf({ file, answer, answers, listed }: Call['shape']) {
  if (file) return { [file]: { schema: { type: 'string', format: 'binary' } } }
  return json(bare(answers ? answerSchema(answers, listed) : (answer ?? {})))
}

const filtersOf = (rows: JsonSchema) => ({
  name: 'filters',
  in: 'query',
  schema: rows,
})

/** What stands in the query and the headers: the fields of a list's rows as one object, each of whose keys is one of the query. */
function parametersOf(call: Call) {
  const { query = {}, filters } = call.shape
  const isFilter = (name: string) =>
    filters && (name in systemField || isCustom(name) || name in Object(filters.properties))
  const others = Object.entries(query).filter(([name]) => !isFilter(name))
  return [
    ...parameters(Object.fromEntries(others), 'query'),
    ...(filters ? [filtersOf(filters)] : []),
    ...(isKeyed(call) ? [keyParameter] : []),
  ]
}

function operation(call: Call) {
  const { summary, tag, body, rawBody, status, personal } = call.shape
  const content = rawBody ?? (body ? fieldsSchema(body) : undefined)
  return {
    summary,
    tags: [tag],
    operationId: `${call.method.toLowerCase()}${call.path.replace(/[^A-Za-z0-9]+(\w)?/g, (_, next: string | undefined) => (next ?? '').toUpperCase())}`,
    parameters: parametersOf(call),
    ...(content ? { requestBody: { required: true, content: json(content) } } : {}),
    responses: {
      [status ?? 200]: { description: 'OK', content: contentOf(call.shape) },
      default: refusal(refusalStatuses(call)),
    },
    ...(call.access === 'public' ? { security: [] } : {}),
    ...(['public', 'signedIn'].includes(call.access) ? {} : { 'x-permission': call.access }),
    ...(personal && call.access !== 'public' ? { security: [{ token: [] }] } : {}),
  }
}

type Operation = ReturnType<typeof operation>

/** Every operation of the calls, whose schemas, parameters and responses stand among the components when they come again. */
function described(calls: readonly Call[]) {
  const schemas = new Components({ Error: errorSchema, ...conditionSchemas })
  const parts = {
    parameters: new SharedParts('parameters'),
    responses: new SharedParts('responses'),
    bodies: new SharedParts('requestBodies'),
  }
  const whole = calls.map((call) => ({
    call,
    path: parameters(call.shape.params, 'path'),
    ...operation(call),
  }))
  for (const one of whole) schemas.count(one)
  const referred = whole.map(({ call, ...one }) => ({
    call,
    ...(schemas.refer(one, [wordsOf(call)]) as Operation & { path: object[] }),
  }))
  for (const { path, parameters: asked, responses, requestBody } of referred) {
    if (requestBody) parts.bodies.count(requestBody)
    for (const one of [...path, ...asked]) parts.parameters.count(one)
    for (const one of Object.values(responses)) parts.responses.count(one)
  }
  const asked = (some: readonly object[]) =>
    some.length ? { parameters: some.map((one) => parts.parameters.refer(one, parameterName(one))) } : {}
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { call, path, parameters: some, responses, requestBody, ...rest } of referred) {
    const answers = Object.entries(responses).map(([status, one]) => [
      status,
      parts.responses.refer(one, responseName(call, status, one)),
    ])
    const sent = requestBody && {
      requestBody: parts.bodies.refer(requestBody, responseName(call, '', requestBody)),
    }
    const operation = { ...rest, ...asked(some), ...sent, responses: Object.fromEntries(answers) }
    paths[call.path] = { ...paths[call.path], ...asked(path), [call.method.toLowerCase()]: operation }
  }
  return {
    paths,
    components: {
      ...{ schemas: schemas.all, parameters: parts.parameters.all },
      ...{ responses: parts.responses.all, requestBodies: parts.bodies.all },
    },
  }
}

/** The description of the API, made from the declarations that validate it: what several calls say alike stands once. */
export function openApi(calls: readonly Call[], { title, version }: { title: string; version: string }) {
  const { paths, components } = described(calls)
  return {
    openapi: '3.1.0',
    info: {
      ...{ title, version },
      description: `\`filters\`, dans une liste : chaque champ de la ligne filtre par sa valeur (\`?active=true\`). Refus : ${toldReasons}.`,
    },
    servers: [{ url: '/api' }],
    security: [{ token: [] }, { key: [] }],
    paths,
    components: {
      ...components,
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'authorization' },
        key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
    },
  }
}

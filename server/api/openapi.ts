import type { Fields } from '../../resources/schema/field'
import type { JsonSchema } from '../../resources/schema/kind'
import { lookup } from '../../resources/schema/lookup'
import type { Call } from './call'
import { header, isKeyed } from './once/asked'
import { answerSchema, fieldSchema, fieldsSchema } from './schemas'
import { refusalStatuses } from './statuses'

const error = {
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
    required: place === 'path' || field.required,
    schema: fieldSchema(field),
  }))

const keyParameter = {
  name: header,
  in: 'header',
  required: false,
  description:
    "Clé de la demande, tirée par l'appelant : la même clé et le même contenu reçoivent la première réponse pendant 24 h (en-tête `Idempotent-Replayed`), un autre contenu est refusé (422).",
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

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const refusal = (status: number) => ({
  description: reasons[status] ?? 'Refus',
  content: json({ $ref: '#/components/schemas/Error' }),
})

const binary: JsonSchema = { type: 'string', format: 'binary' }

function contentOf({ file, answer, answers, listed }: Call['shape']) {
  if (file) return { [file]: { schema: binary } }
  return json(answers ? answerSchema(answers, listed) : (answer ?? {}))
}

function operation(call: Call) {
  const { summary, tag, params, query, body, rawBody, status } = call.shape
  const content = rawBody ?? (body ? fieldsSchema(body) : undefined)
  return {
    summary,
    tags: [tag],
    operationId: `${call.method.toLowerCase()}${call.path.replace(/[^A-Za-z0-9]+(\w)?/g, (_, next: string | undefined) => (next ?? '').toUpperCase())}`,
    parameters: [
      ...parameters(params, 'path'),
      ...parameters(query, 'query'),
      ...(isKeyed(call) ? [keyParameter] : []),
    ],
    ...(content ? { requestBody: { required: true, content: json(content) } } : {}),
    responses: {
      [status ?? 200]: {
        description: 'Réponse',
        content: contentOf(call.shape),
      },
      ...Object.fromEntries(refusalStatuses(call).map((one) => [one, refusal(one)])),
    },
    ...(call.access === 'public' ? { security: [] } : { 'x-permission': call.access }),
    ...(call.shape.personal && call.access !== 'public' ? { security: [{ token: [] }] } : {}),
  }
}

/** The description of the API, made from the declarations that validate it. */
export function openApi(calls: readonly Call[], { title, version }: { title: string; version: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: '/api' }],
    security: [{ token: [] }, { key: [] }],
    paths,
    components: {
      schemas: { Error: error },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'authorization' },
        key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
    },
  }
}

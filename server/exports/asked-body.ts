import { isExportKey } from '../../resources/exports/export-types'
import type { JsonSchema } from '../../resources/schema/kind'
import { messages } from '../../resources/schema/messages'
import { sheetFormat } from '../../resources/schema/sheet-format'
import type { Context } from '../api/context'
import { invalid } from '../api/error'
import { formatOf } from '../api/exports/plan'
import { fieldSchema } from '../api/schemas'
import type { Asked } from './type-plan'

const json = (title: string, type: string) => ({ title, type })

/** What an export of a type is asked with. */
export const askedSchema = {
  type: 'object',
  properties: {
    type: json("Type d'export : received_orders, stock_state…", 'string'),
    fields: json('Clés des colonnes, dans leur ordre ; toutes sans cela', 'array'),
    filters: json('Filtres : [{ name, operator, value }]', 'array'),
    filename: json('Nom du fichier', 'string'),
    format: fieldSchema(sheetFormat),
  },
} satisfies JsonSchema

export type AskedBody = Asked & { type: unknown }
type Body = Record<string, unknown>

const asBody = (given: unknown): Body =>
  given !== null && typeof given === 'object' && !Array.isArray(given) ? (given as Body) : {}

/** The type that a body asks for: by `type`, or by a `model` that is the key of one and of no list. */
export function typeIn({ db }: Context, given: unknown): unknown {
  const { type, model } = asBody(given)
  if (type !== undefined) return type
  return isExportKey(model) && !db.registry.find(model) ? model : undefined
}

/** What a list's export says besides and a type's does not know: empty, it says nothing. */
const others = ['associations', 'orders', 'params', 'enableMode']
export const isEmpty = (value: unknown) =>
  [undefined, null, '', 'all'].includes(value as string) ||
  (typeof value === 'object' && !Object.values(value ?? {}).length)

/** Reads the body of an export of a type; err400 on a key that it does not know. */
export function askedOf(context: Context, given: unknown): AskedBody {
  const body = asBody(given)
  const known = ['model', ...Object.keys(askedSchema.properties), ...others]
  const wrong = Object.keys(body).filter(
    (name) => !known.includes(name) || (others.includes(name) && !isEmpty(body[name])),
  )
  for (const name of ['fields', 'filters'])
    if (body[name] !== undefined && !Array.isArray(body[name])) wrong.push(name)
  const { filename, fields, filters } = body
  const format = formatOf(body.format)
  if (filename !== undefined && (typeof filename !== 'string' || filename.length > 150))
    wrong.push('filename')
  if (wrong.length) throw invalid(wrong.map((name) => ({ name, message: messages.unknown })))
  return {
    type: typeIn(context, body),
    fields: fields as Asked['fields'],
    filters: filters as Asked['filters'],
    filename: filename as Asked['filename'],
    format,
  }
}

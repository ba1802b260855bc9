import { resources } from '../../resources'
import { supplierEndpoints } from '../../resources/directory/supplier-endpoints'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { type Call, defineCall } from '../api/call'
import { isEcho } from '../api/echoes'
import { ApiError, invalid } from '../api/error'
import { getRow } from '../api/read'
import { rowSchema } from '../api/schemas'
import { serve } from '../api/serve'
import { warningOfChange } from '../api/strikes'
import { type Work, workOf } from '../api/work'
import { updateRow } from '../api/write'
import { type Actor, may } from '../database/actor'
import { withBilling } from './billing-address'

const supplier: AnyResource = resources.get('supplier')
const tag = supplier.label[1]
const id = { id: f.int({ label: 'Identifiant', required: true, min: 1 }) }

/** What a supplier's users change of its record: « informations fournisseur » of their account (specification 1 §5). */
const information = [
  'siret',
  'ape_code',
  'tva_number',
  'website',
  'Office_address',
  'same_address',
  'Billing_address',
]
/** What they read of it besides. */
const shown = [
  ...['id', 'lock_version', 'name', 'corporate_name', 'supplier_office_address_id'],
  ...['supplier_billing_address_id', 'Supplier_status', 'Catalog', 'Family', 'Company'],
  ...information,
]

const isOwn = (actor: Actor, supplierId: number) =>
  actor.profileTypeId === 2 && actor.lists.suppliers?.includes(supplierId) === true

/** The record as its own users read it; an identical billing address is the office's. */
function ownAnswer(row: UnknownRow): UnknownRow {
  const billing =
    row.same_address === false
      ? {}
      : {
          Billing_address: row.Office_address,
          supplier_billing_address_id: row.supplier_office_address_id,
        }
  return { ...Object.fromEntries(shown.map((name) => [name, row[name]])), ...billing }
}

async function readSupplier(work: Work, supplierId: number): Promise<UnknownRow> {
  if (may(work.actor, supplier.access.view)) return getRow(work, supplier, supplierId)
  if (!isOwn(work.actor, supplierId)) throw new ApiError('err403')
  return ownAnswer(await getRow(work, supplier, supplierId))
}

const given = (body: unknown): UnknownRow =>
  body !== null && typeof body === 'object' && !Array.isArray(body) ? { ...body } : {}

/** Refuses what is not theirs to change: the whole record may come back, as it was answered. */
function refuseForeign(body: UnknownRow, answered: UnknownRow): void {
  const errors = Object.keys(body)
    .filter((name) => name !== 'lock_version' && !information.includes(name))
    .filter((name) => !isEcho(supplier, name, { given: body[name], row: answered }))
    .map((name) => ({ name, isKnown: name in supplier.fields || name in answered }))
  const unknown = errors.filter(({ isKnown }) => !isKnown)
  if (unknown.length) throw invalid(unknown.map(({ name }) => ({ name, message: messages.unknown })))
  if (errors.length)
    throw new ApiError('err403', {
      fields: errors.map(({ name }) => ({ name, message: messages.forbidden })),
    })
}

function ownInput(body: UnknownRow): UnknownRow {
  const value = Object.fromEntries(
    ['lock_version', ...information].filter((name) => name in body).map((name) => [name, body[name]]),
  )
  if (value.Office_address === null)
    throw invalid([{ name: 'Office_address', message: 'Ce champ est obligatoire.' }])
  const needsBilling = value.same_address === false && !value.Billing_address
  if (needsBilling) throw invalid([{ name: 'Billing_address', message: 'Ce champ est obligatoire.' }])
  return value.same_address === true ? { ...value, Billing_address: null } : value
}

async function writeSupplier(work: Work, supplierId: number, body: UnknownRow): Promise<UnknownRow> {
  const { actor } = work
  if (may(actor, supplier.access.update))
    return withBilling.update(work, supplier, { id: supplierId, input: body })
  if (!isOwn(actor, supplierId) || !may(actor, 'updateSupplierInfo')) throw new ApiError('err403')
  refuseForeign(body, ownAnswer(await getRow(work, supplier, supplierId)))
  return ownAnswer(await updateRow(work, supplier, { id: supplierId, input: ownInput(body), trusted: true }))
}

/** A supplier's record: the back office's as declared, for its own users a part of it. */
export const supplierCalls: Call[] = [
  ...serve(
    supplierEndpoints,
    { one: ({ work, params }) => readSupplier(work, params.id) },
    { one: { answer: rowSchema(supplier) } },
  ),
  defineCall('PUT /supplier/{id}', 'signedIn', {
    shape: {
      summary: `Modifier : ${supplier.label[0]}`,
      tag,
      params: id,
      rawBody: rowSchema(supplier),
      answer: rowSchema(supplier),
    },
    run: ({ context, actor, params, request }) =>
      context.db.write(actor, (tx) => {
        const work = workOf(context.db, tx, context.now())
        const write = () => writeSupplier(work, params.id, given(request.body))
        return warningOfChange(context, work, { resource: supplier, id: params.id, write })
      }),
  }),
]

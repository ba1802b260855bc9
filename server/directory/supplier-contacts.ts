import { contact } from '../../resources/directory/contact'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import { isRow, type UnknownRow } from '../../resources/schema/unknown-row'
import { type Call, defineCall } from '../api/call'
import { invalid } from '../api/error'
import { refuseOthers } from '../api/known-keys'
import { rowsSchema } from '../api/schemas'
import { type Work, workOf } from '../api/work'
import { updateRow } from '../api/write'
import { searchRows } from '../database/search'
import { readableSupplier, refuseUnlessWriter } from './supplier-access'

const tag = 'Contacts'
const id = f.int({ label: 'Fournisseur', required: true, min: 1 })
/** The contacts of a supplier, each use by its technical name too. */
async function contactsOf(work: Work, supplierId: number): Promise<UnknownRow[]> {
  const [contacts, types] = [
    await searchRows(work.tx, work, {
      resource: work.registry.get('contact'),
      filters: [{ name: 'supplier_id', operator: 'eq', value: supplierId }],
      orders: [['last_name', 'asc']],
      toMany: ['*'],
    }),
    await work.tx.query<{ id: number; machine_name: string }>('select id, machine_name from contacttype'),
  ]
  const machineNames = new Map(types.map((type) => [type.id, type.machine_name]))
  return contacts.map((contact) => ({
    ...contact,
    Contact_type: (Array.isArray(contact.Contact_type) ? contact.Contact_type : []).map(
      (type: UnknownRow) => ({
        ...type,
        machine_name: machineNames.get(Number(type.id)) ?? null,
      }),
    ),
  }))
}

/** Brings the list to the one given: known ids are changed, new rows added, the others removed, all in the history. */
async function replaceContacts(work: Work, supplierId: number, given: unknown): Promise<UnknownRow[]> {
  refuseUnlessWriter(work, supplierId)
  await readableSupplier(work, supplierId)
  if (!Array.isArray(given) || !given.every(isRow))
    throw invalid([{ name: 'contacts', message: messages.list }])
  const supplier = work.registry.get('supplier')
  const contacts = given.map(({ lock_version: _version, ...contact }) => contact)
  await updateRow(work, supplier, { id: supplierId, input: { contacts }, trusted: true })
  return contactsOf(work, supplierId)
}

/** The contacts in a body: the list alone, or under its name. */
function givenContacts(body: unknown): unknown {
  if (!isRow(body)) return body
  refuseOthers(body, new Set(['contacts']))
  return body.contacts
}

/** A supplier's contacts, by whom mails find their way. */
export const supplierContacts: Call[] = [
  defineCall('GET /supplier/contacts/{id}', 'signedIn', {
    shape: { summary: "Contacts d'un fournisseur", tag, params: { id }, answer: rowsSchema(contact) },
    run: ({ context, actor, params }) =>
      context.db.read(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        await readableSupplier(work, params.id)
        return contactsOf(work, params.id)
      }),
  }),
  defineCall('PUT /supplier/contacts/{id}', 'signedIn', {
    shape: {
      summary: "Remplacer les contacts d'un fournisseur",
      tag,
      params: { id },
      rawBody: { type: 'object', properties: { contacts: { type: 'array', items: { type: 'object' } } } },
      answer: rowsSchema(contact),
    },
    run: ({ context, actor, params, request }) =>
      context.db.write(actor, (tx) =>
        replaceContacts(workOf(context.db, tx, context.now()), params.id, givenContacts(request.body)),
      ),
  }),
]

import { sentStatuses } from '../../resources/orders/states'
import type { RowRight } from '../database/perimeter'
import { ofOwnMember, servesOwn } from '../trade/member-rights'
import type { Perimeter, Perimeters } from '../trade/perimeter'

const ownAdherents: RowRight = {
  any: [
    { field: 'id', in: 'adherents' },
    { field: 'groupAdherent_id', in: 'groups' },
  ],
}
/** What belongs to a supplier that serves one of the actor's members. */
const ofServing = servesOwn('supplier_id')
const ofService: RowRight = { field: 'company_id', in: 'companies' }
const readOnly = { supplier: false, adherent: false } as const

/** Rows of a supplier: its own users, the members that it serves, the back office. */
const ofSupplier = (adherent: RowRight): Perimeter => ({
  backOffice: true,
  supplier: { field: 'supplier_id', in: 'suppliers' },
  adherent,
  write: { adherent: false },
})

const through = (table: string, field: string, where: RowRight): RowRight => ({
  through: field,
  to: table,
  where,
})
const holds = (table: string, by: string, where: RowRight): RowRight => ({ having: table, by, where })

/** Members that one of the actor's suppliers has received an order from: it must know their names. */
const ordering = (...columns: string[]): RowRight => ({
  any: columns.map((by) =>
    holds('order', by, {
      all: [
        { field: 'supplier_id', in: 'suppliers' },
        { any: sentStatuses.map((value) => ({ is: 'status', value })) },
      ],
    }),
  ),
})

const addressOf = (supplier: RowRight, adherent: RowRight, group: RowRight): RowRight => ({
  any: [
    ...['supplier_office_address_id', 'supplier_billing_address_id'].map((by) =>
      holds('supplier', by, supplier),
    ),
    ...['office_address_id', 'billing_address_id', 'delivery_address_id'].map((by) =>
      holds('adherent', by, adherent),
    ),
    holds('platform', 'address_id', group),
  ],
})

/** Beside those that its users have written, which are linked to nothing at first. */
const ownAddress: RowRight = addressOf({ field: 'id', in: 'suppliers' }, false, {
  field: 'supplier_id',
  in: 'suppliers',
})

/** Members, groups, suppliers and what belongs to them: each sees its own (domain §1.7). */
export const directoryPolicies: Perimeters = {
  adherent: {
    backOffice: ofService,
    supplier: ordering('adherent_id', 'delivery_adherent_id'),
    adherent: ownAdherents,
    write: readOnly,
  },
  groupadherent: {
    backOffice: ofService,
    supplier: ordering('groupAdherent_id'),
    adherent: { field: 'id', in: 'groups' },
    write: readOnly,
  },
  supplier: {
    backOffice: true,
    supplier: { field: 'id', in: 'suppliers' },
    adherent: servesOwn('id'),
    write: { adherent: false },
  },
  company: { backOffice: { field: 'id', in: 'companies' }, supplier: true, adherent: true, write: readOnly },
  manufacturer: { backOffice: true, supplier: true, adherent: true, write: readOnly },
  platform: ofSupplier(ofServing),
  platform_terms: {
    backOffice: true,
    supplier: {
      having: 'platform',
      by: 'platform_terms_id',
      where: { field: 'supplier_id', in: 'suppliers' },
    },
    adherent: { having: 'platform', by: 'platform_terms_id', where: ofServing },
    write: { adherent: false },
  },
  referencing_terms: {
    backOffice: true,
    supplier: holds('referencing', 'terms_override_id', { field: 'supplier_id', in: 'suppliers' }),
    adherent: holds('referencing', 'terms_override_id', ofOwnMember),
    write: readOnly,
  },
  closing_period: {
    backOffice: true,
    supplier: through('platform', 'platform_id', { field: 'supplier_id', in: 'suppliers' }),
    adherent: through('platform', 'platform_id', ofServing),
    write: { adherent: false },
  },
  contact: {
    backOffice: {
      any: [{ is: 'adherent_id', value: null }, through('adherent', 'adherent_id', ofService)],
    },
    supplier: { field: 'supplier_id', in: 'suppliers' },
    adherent: {
      any: [{ field: 'adherent_id', in: 'adherents' }, servesOwn('supplier_id')],
    },
    write: { adherent: false },
  },
  supplier_contract: { ...ofSupplier(false), backOffice: ofService, write: readOnly },
  supplier_coverage: ofSupplier(ofServing),
  referencing: {
    backOffice: { any: [ofService, { is: 'company_id', value: null }] },
    supplier: { field: 'supplier_id', in: 'suppliers' },
    adherent: ofOwnMember,
    write: readOnly,
  },
  address: {
    backOffice: true,
    supplier: { any: [ownAddress, { user: 'created_by' }] },
    adherent: addressOf(servesOwn('id'), ownAdherents, ofServing),
  },
}

import { sentStatuses } from '../../resources/orders/states'
import type { RowRight } from '../database/perimeter'
import { groupOfOwn } from '../trade/member-rights'
import type { Perimeter, Perimeters } from '../trade/perimeter'

const none: Perimeter = { backOffice: false, supplier: false, adherent: false }
const ofService: RowRight = { field: 'company_id', in: 'companies' }

/** What has left for one of the actor's suppliers (domain §5.7, I-18). */
const sent: RowRight = {
  all: [
    { field: 'supplier_id', in: 'suppliers' },
    { any: sentStatuses.map((value) => ({ is: 'status', value })) },
  ],
}

/** A group's orders appear to each of its members, whoever acts for that member alone. */
const ofGroup = groupOfOwn('groupAdherent_id')
const own: RowRight = {
  any: [
    { field: 'adherent_id', in: 'adherents' },
    { field: 'groupAdherent_id', in: 'groups' },
    { field: 'delivery_adherent_id', in: 'adherents' },
  ],
}
const seen: RowRight = { any: [own, ofGroup] }

const through = (to: string, field: string, where: RowRight): RowRight => ({ through: field, to, where })
const ofOrder = (where: RowRight): RowRight => through('order', 'order_id', where)

const orders: Perimeter = { backOffice: ofService, supplier: sent, adherent: seen, write: { adherent: own } }
/** Rows that live with an order; what members say among themselves is not the supplier's. */
const partOfOrder = (supplier: RowRight): Perimeter => ({
  backOffice: ofOrder(ofService),
  supplier,
  adherent: ofOrder(seen),
  write: { adherent: ofOrder(own) },
})

const mine: RowRight = {
  any: [
    { field: 'adherent_id', in: 'adherents' },
    { field: 'groupAdherent_id', in: 'groups' },
  ],
}
const shared: RowRight = {
  any: [
    mine,
    ofGroup,
    {
      field: 'company_id',
      among: { table: 'adherent', column: 'company_id', where: { field: 'id', in: 'adherents' } },
    },
  ],
}
const standardCarts: RowRight = {
  any: [mine, ofGroup, { having: 'standard_cart_share', by: 'standard_cart_id', where: shared }],
}
const inServices: RowRight = {
  any: [
    { is: 'is_admin', value: true },
    through('adherent', 'adherent_id', ofService),
    through('groupadherent', 'groupAdherent_id', ofService),
  ],
}
const administered: RowRight = { is: 'is_admin', value: true }

const ofReception = (where: RowRight): RowRight => through('reception', 'reception_id', ofOrder(where))

/** Orders, their parts and standard carts: who sees which (domain §1.7, §5). */
export const ordersPolicies: Perimeters = {
  order: orders,
  order_line: partOfOrder(ofOrder(sent)),
  order_tax_line: partOfOrder(ofOrder(sent)),
  order_validation: partOfOrder(false),
  order_sending: partOfOrder(false),
  order_event: partOfOrder(ofOrder(sent)),
  order_substitution: partOfOrder(ofOrder(sent)),
  cart_change: partOfOrder(false),
  order_token: none,
  guard_count: none,
  standard_cart: {
    backOffice: inServices,
    supplier: false,
    adherent: standardCarts,
    write: { backOffice: administered, adherent: mine },
  },
  standard_cart_line: {
    backOffice: through('standard_cart', 'standard_cart_id', inServices),
    supplier: false,
    adherent: through('standard_cart', 'standard_cart_id', standardCarts),
    write: {
      backOffice: through('standard_cart', 'standard_cart_id', administered),
      adherent: through('standard_cart', 'standard_cart_id', mine),
    },
  },
  standard_cart_share: {
    backOffice: {
      any: [
        { field: 'company_id', in: 'companies' },
        through('adherent', 'adherent_id', ofService),
        through('groupadherent', 'groupAdherent_id', ofService),
      ],
    },
    supplier: false,
    adherent: shared,
    write: { adherent: false },
  },
  reception: partOfOrder(ofOrder(sent)),
  reception_line: {
    backOffice: ofReception(ofService),
    supplier: ofReception(sent),
    adherent: ofReception(seen),
    write: { adherent: ofReception(own) },
  },
}

import type { RowRight } from '../database/perimeter'
import type { Perimeter, Perimeters } from '../trade/perimeter'

const inServices: RowRight = {
  through: 'adherent_id',
  to: 'adherent',
  where: { field: 'company_id', in: 'companies' },
}

/** Stock is the member's own: its people write it, its services' back office reads it, no supplier sees it. */
const ofMember: Perimeter = {
  backOffice: inServices,
  supplier: false,
  adherent: { field: 'adherent_id', in: 'adherents' },
}

const within = (to: string, by: string): Perimeter => ({
  backOffice: { through: by, to, where: inServices },
  supplier: false,
  adherent: { through: by, to, where: { field: 'adherent_id', in: 'adherents' } },
})

export const stockPolicies: Perimeters = {
  stock_voucher: ofMember,
  stock_entry: ofMember,
  stock_exit: ofMember,
  stock_voucher_line: within('stock_voucher', 'stock_voucher_id'),
  stock_transaction: ofMember,
  stock_level: ofMember,
  inventory: ofMember,
  inventory_line: within('inventory', 'inventory_id'),
}

import { orderPageTexts } from '../../i18n/fr/order-pages'
import type { OrderSummary } from '../../resources/orders/answers'

type Sold = Pick<OrderSummary, 'Supplier' | 'Supplier_not_in_catalog'>

/** The supplier's name, of the catalogues or not. */
export const supplierOf = ({ Supplier, Supplier_not_in_catalog: other }: Sold): string =>
  Supplier?.name ?? other?.label ?? ''

/** The member, or the group; whoever is of a member alone may not read its group's name. */
export const memberOf = ({
  Adherent,
  GroupAdherent,
  groupAdherent_id,
}: Pick<OrderSummary, 'Adherent' | 'GroupAdherent' | 'groupAdherent_id'>): string =>
  Adherent?.name ?? GroupAdherent?.label ?? (groupAdherent_id ? orderPageTexts.ofGroup : '')

/** Who wrote an order. */
export const authorOf = ({ User }: Pick<OrderSummary, 'User'>): string =>
  User ? `${User.first_name} ${User.last_name}` : ''

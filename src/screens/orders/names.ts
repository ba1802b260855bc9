import { orderPageTexts } from '../../../i18n/fr/order-pages'
import type { OrderSummary } from '../../../resources/orders/answers'

type Sold = Pick<OrderSummary, 'Supplier' | 'Supplier_not_in_catalog'>

/** The supplier's name, of the catalogues or not. */
export const supplierOf = ({ Supplier, Supplier_not_in_catalog: other }: Sold): string =>
  Supplier?.name ?? Supplier?.label ?? other?.label ?? other?.name ?? ''

/** The member, or the group; whoever is of a member alone may not read its group's name. */
export const memberOf = ({
  Adherent,
  GroupAdherent,
  groupAdherent_id,
}: Pick<OrderSummary, 'Adherent' | 'GroupAdherent' | 'groupAdherent_id'>): string =>
  Adherent?.name ??
  Adherent?.label ??
  GroupAdherent?.label ??
  GroupAdherent?.name ??
  (groupAdherent_id ? orderPageTexts.ofGroup : '')

const weekday = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const longDay = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const moment = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

/** « mer. 4 mars » of `2026-03-04`. */
export const shortDayText = (day: string): string => weekday.format(new Date(`${day}T00:00:00Z`))
/** « mercredi 4 mars ». */
export const longDayText = (day: string): string => longDay.format(new Date(`${day}T00:00:00Z`))
/** « mar. 3 mars, 12:00 ». */
export const momentText = (iso: string): string => moment.format(new Date(iso))

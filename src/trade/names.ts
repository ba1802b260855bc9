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

const paris = 'Europe/Paris'
const short = { weekday: 'short', day: 'numeric', month: 'short' } as const
const long = { weekday: 'long', day: 'numeric', month: 'long' } as const
const hour = { hour: '2-digit', minute: '2-digit' } as const
const written = (options: Intl.DateTimeFormatOptions, timeZone: string) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone })

const weekday = written(short, 'UTC')
const longDay = written(long, 'UTC')
const longDayAndYear = written({ ...long, year: 'numeric' }, 'UTC')
const moment = written({ ...short, ...hour }, paris)
const momentAndYear = written({ ...short, year: 'numeric', ...hour }, paris)

/** « le 1er décembre »: the first of a month has a word of its own. */
const first = (text: string): string => text.replace(/(^|\D)1(?= \p{L})/u, '$11er')
const isThisYear = (date: Date): boolean => date.getUTCFullYear() === new Date().getUTCFullYear()

/** « mer. 4 mars » of `2026-03-04`. */
export const shortDayText = (day: string): string => first(weekday.format(new Date(`${day}T00:00:00Z`)))

/** « mercredi 4 mars », with its year when it is another one. */
export function longDayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return first((isThisYear(date) ? longDay : longDayAndYear).format(date))
}

/** « mar. 3 mars, 12:00 », with its year when it is another one. */
export function momentText(iso: string): string {
  const date = new Date(iso)
  return first((isThisYear(date) ? moment : momentAndYear).format(date))
}

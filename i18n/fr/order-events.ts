import type { OrderEventType } from '../../resources/orders/states'
import { frenchDay, isDate } from '../../resources/schema/date-text'
import { frenchQuantity } from './orders'

type Payload = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const quantity = (value: unknown): string => (typeof value === 'string' ? frenchQuantity(value) : '')

function lineChange({ label, from, quantity: to }: Payload): string {
  const now = quantity(to)
  if (now === '0') return `${text(label)} : retiré`
  return from ? `${text(label)} : ${quantity(from)} → ${now}` : `${text(label)} : ${now}`
}

function confirmation({ supplier_delivery_date: day, differences }: Payload): string {
  const list = Array.isArray(differences) ? differences.map(text).filter(Boolean) : []
  return [isDate(day) ? `livraison le ${frenchDay(day)}` : '', ...list].filter(Boolean).join(' ; ')
}

const details: Partial<Record<OrderEventType, (payload: Payload) => string>> = {
  line_added: lineChange,
  line_changed: lineChange,
  submitted: ({ round }) => (typeof round === 'number' && round > 1 ? `tour ${round}` : ''),
  validated: ({ level }) => (level ? `niveau ${String(level)}` : ''),
  refused: ({ reason, level }) =>
    [level ? `niveau ${String(level)}` : '', text(reason)].filter(Boolean).join(' : '),
  held: ({ findings }) =>
    Array.isArray(findings)
      ? [...new Set(findings.map((one: Payload) => text(one.reason)))].filter(Boolean).join(' ')
      : '',
  sent: ({ mode }) => (mode === '1' ? 'par mes soins' : 'par la plateforme'),
  mail_sent: ({ to }) => text(to),
  mail_bounced: ({ to, error }) => [text(to), text(error)].filter(Boolean).join(' : '),
  confirmed: confirmation,
  substitution_accepted: ({ asked, label }) => `${text(label)} au lieu de ${text(asked)}`,
  substitution_refused: ({ asked, label, by_default }) =>
    `${text(label)} au lieu de ${text(asked)}${by_default ? ', sans réponse à temps' : ''}`,
  cancelled: ({ reason }) => text(reason),
}

/** What an event of an order adds to its name; nothing where the name says all. */
export const eventDetail = (type: OrderEventType, payload: Payload): string => details[type]?.(payload) ?? ''

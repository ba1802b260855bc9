import type { OrderEventType } from '../../resources/orders/states'
import { frenchDay, isDate } from '../../resources/schema/date-text'
import { texts } from '../../resources/schema/texts'
import { frenchQuantity } from './orders'

/** What the history of an order adds to the names of its events. */
export const eventTexts = texts('eventDetail', {
  removed: '%{label} : retiré',
  changed: '%{label} : %{from} → %{to}',
  set: '%{label} : %{to}',
  delivery: 'livraison le %{day}',
  round: 'tour %{n}',
  level: 'niveau %{n}',
  byMe: 'par mes soins',
  byPlatform: 'par la plateforme',
  instead: '%{label} au lieu de %{asked}',
  unanswered: '%{label} au lieu de %{asked}, sans réponse à temps',
})

type Payload = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const quantity = (value: unknown): string => (typeof value === 'string' ? frenchQuantity(value) : '')

function lineChange({ label, from, quantity: to }: Payload): string {
  const now = quantity(to)
  const said = { label: text(label), to: now }
  if (now === '0') return eventTexts.removed(said)
  return from ? eventTexts.changed({ ...said, from: quantity(from) }) : eventTexts.set(said)
}

function confirmation({ supplier_delivery_date: day, differences }: Payload): string {
  const list = Array.isArray(differences) ? differences.map(text).filter(Boolean) : []
  return [isDate(day) ? eventTexts.delivery({ day: frenchDay(day) }) : '', ...list]
    .filter(Boolean)
    .join(' ; ')
}

const details: Partial<Record<OrderEventType, (payload: Payload) => string>> = {
  line_added: lineChange,
  line_changed: lineChange,
  submitted: ({ round }) => (typeof round === 'number' && round > 1 ? eventTexts.round({ n: round }) : ''),
  validated: ({ level }) => (level ? eventTexts.level({ n: String(level) }) : ''),
  refused: ({ reason, level }) =>
    [level ? eventTexts.level({ n: String(level) }) : '', text(reason)].filter(Boolean).join(' : '),
  held: ({ findings }) =>
    Array.isArray(findings)
      ? [...new Set(findings.map((one: Payload) => text(one.reason)))].filter(Boolean).join(' ')
      : '',
  sent: ({ mode }) => (mode === '1' ? eventTexts.byMe : eventTexts.byPlatform),
  mail_sent: ({ to }) => text(to),
  mail_bounced: ({ to, error }) => [text(to), text(error)].filter(Boolean).join(' : '),
  confirmed: confirmation,
  substitution_accepted: ({ asked, label }) => eventTexts.instead({ label: text(label), asked: text(asked) }),
  substitution_refused: ({ asked, label, by_default }) =>
    eventTexts[by_default ? 'unanswered' : 'instead']({ label: text(label), asked: text(asked) }),
  cancelled: ({ reason }) => text(reason),
}

/** What an event of an order adds to its name; nothing where the name says all. */
export const eventDetail = (type: OrderEventType, payload: Payload): string => details[type]?.(payload) ?? ''

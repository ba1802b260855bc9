import type { NotificationKind } from '../../../resources/content/notification-kinds'
import { type NotificationParams, notificationText } from '../../../resources/content/notification-texts'
import type { Dataset } from '../dataset'

interface Told<K extends NotificationKind> {
  email: string
  kind: K
  params: NotificationParams<K>
  at: string
  read?: boolean
}

const told = <K extends NotificationKind>(of: Told<K>): Told<K> => of
const person = (name: string) => `${name}@demo.example`
const butcher = { supplier: 'Boucherie Martin' } as const

const rows = [
  told({
    email: person('karim.benali'),
    kind: 'order_validated',
    params: { ...butcher, order: 'C-2026-0117', by: 'Sophie Lenoir' },
    at: '2026-02-24T09:12:00Z',
    read: true,
  }),
  told({
    email: person('karim.benali'),
    kind: 'order_read',
    params: { ...butcher, order: 'C-2026-0117' },
    at: '2026-02-24T10:03:00Z',
    read: true,
  }),
  told({
    email: person('karim.benali'),
    kind: 'order_refused',
    params: {
      order: 'C-2026-0121',
      supplier: 'Laiterie Bocage',
      by: 'Luc Fabre',
      reason: 'Le budget laitier du mois est atteint, regroupez avec la commande de lundi.',
    },
    at: '2026-02-26T15:40:00Z',
  }),
  told({
    email: person('karim.benali'),
    kind: 'order_not_read',
    params: { order: 'C-2026-0123', supplier: 'Primeurs de la Vallée', sent_at: '27/02/2026 08:05' },
    at: '2026-02-27T08:36:00Z',
  }),
  told({
    email: person('karim.benali'),
    kind: 'cart_repriced',
    params: { article: 'Pomme Gala', old_price: '1,62 €/kg', new_price: '1,74 €/kg', order: 'du 04/03/2026' },
    at: '2026-03-01T00:05:00Z',
  }),
  told({
    email: person('sophie.lenoir'),
    kind: 'order_to_validate',
    params: { ...butcher, order: 'C-2026-0124', author: 'Karim Benali', total: '412,50 €' },
    at: '2026-02-27T13:20:00Z',
  }),
  told({
    email: person('tom.garnier'),
    kind: 'stock_below_minimum',
    params: { quantity: '6 L', article: 'Lait UHT 1/2 écrémé', adherent: 'CH de Valmont', minimum: '24 L' },
    at: '2026-02-28T06:00:00Z',
  }),
  told({
    email: person('claire.moreau'),
    kind: 'temperature_alert',
    params: { ...butcher, adherent: 'EHPAD Les Tilleuls', temperature: '+7,5 °C', order: 'C-2026-0098' },
    at: '2026-02-25T07:10:00Z',
  }),
  told({
    email: 'fm@martin.example',
    kind: 'price_update_request',
    params: { campaign: 'Viandes – mars 2026', limit: '15/03/2026' },
    at: '2026-02-27T07:00:00Z',
  }),
] as const

/** A few notifications, so that the boxes of the demonstration are not empty. */
export function addNotifications(data: Dataset): void {
  data.add(
    'notification',
    rows.map(({ email, kind, params, at, read = false }, index) => ({
      user_id: data.id('user', 'email', email),
      kind,
      ...notificationText(kind, params),
      params,
      event: `demo-${index + 1}`,
      mailing: 'none',
      read_at: read ? at : null,
      createdAt: at,
    })),
  )
}

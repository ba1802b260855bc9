import { type KindText, notificationTexts } from './notification-texts'

/** Where a notification goes beside the box: nowhere, a mail at once, or the mail of the next morning (domain §13.1). */
export const mailings = {
  none: 'Application seulement',
  mail: 'Application et e-mail immédiat',
  digest: 'Application et récapitulatif de 7 h',
} as const
export type Mailing = keyof typeof mailings

/** 1 back office, 2 suppliers, 3 members: who may be told of a kind. */
type ProfileTypes = readonly (1 | 2 | 3)[]

interface KindFacts {
  /** Name of a Material icon. */
  icon: string
  /** What people get until they choose otherwise. */
  mailing: Mailing
  to: ProfileTypes
}

const members: ProfileTypes = [3]
const suppliers: ProfileTypes = [2]
const staff: ProfileTypes = [1]

/** The kinds of domain §13.1, in its order. */
export const notificationKinds = {
  order_validated: { icon: 'CheckCircle', mailing: 'none', to: members },
  order_refused: { icon: 'Cancel', mailing: 'mail', to: members },
  order_not_read: { icon: 'MarkEmailUnread', mailing: 'mail', to: [1, 3] },
  order_read: { icon: 'Drafts', mailing: 'none', to: members },
  order_expired: { icon: 'EventBusy', mailing: 'digest', to: members },
  /** Its mail is one of its own, with a link that decides. */
  order_to_validate: { icon: 'FactCheck', mailing: 'none', to: members },
  order_cut_off: { icon: 'Timer', mailing: 'mail', to: members },
  order_mail_error: { icon: 'ErrorOutline', mailing: 'mail', to: [1, 3] },
  order_confirmed: { icon: 'LocalShipping', mailing: 'none', to: members },
  litigation_updated: { icon: 'ReportProblem', mailing: 'mail', to: [1, 2, 3] },
  cart_repriced: { icon: 'PriceChange', mailing: 'none', to: members },
  tender_invitation: { icon: 'Gavel', mailing: 'mail', to: suppliers },
  tender_reminder: { icon: 'Gavel', mailing: 'mail', to: suppliers },
  price_update_request: { icon: 'PriceChange', mailing: 'mail', to: suppliers },
  price_update_reminder: { icon: 'PriceChange', mailing: 'mail', to: suppliers },
  volume_request: { icon: 'StackedBarChart', mailing: 'mail', to: members },
  volume_reminder: { icon: 'StackedBarChart', mailing: 'mail', to: members },
  revenue_due: { icon: 'Euro', mailing: 'mail', to: suppliers },
  revenue_late: { icon: 'Euro', mailing: 'mail', to: suppliers },
  award_result: { icon: 'EmojiEvents', mailing: 'mail', to: suppliers },
  temperature_alert: { icon: 'Thermostat', mailing: 'mail', to: staff },
  reception_undone: { icon: 'Cancel', mailing: 'mail', to: [1, 3] },
  stock_below_minimum: { icon: 'Inventory', mailing: 'digest', to: members },
} as const satisfies { readonly [K in keyof typeof notificationTexts]: KindFacts }

export type NotificationKind = keyof typeof notificationKinds
export const kindNames = Object.keys(notificationKinds) as NotificationKind[]

type Marks<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Marks<Rest> : never
type Texts = typeof notificationTexts

/** What the sentences of a kind name: `{order}` asks for `order`. */
export type NotificationParams<K extends NotificationKind> = Readonly<
  Record<Marks<Texts[K]['title'] | Texts[K]['body']>, string | number>
>

const fill = (text: string, params: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))

/** The title and the sentence of a notification. */
export function notificationText(
  kind: NotificationKind,
  params: Readonly<Record<string, string | number>>,
): Omit<KindText, 'label'> {
  const { title, body } = notificationTexts[kind]
  return { title: fill(title, params), body: fill(body, params) }
}

export const isNotificationKind = (text: string): text is NotificationKind =>
  Object.hasOwn(notificationKinds, text)

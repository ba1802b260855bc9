import type { HomeTextKey } from '../../../i18n/fr/home'
import type { Condition } from '../../../providers/search'

/** Something that may await somebody: counted by a search, looked at in a list. */
export interface Matter {
  text: HomeTextKey
  /** The screen that lists it; without it, or without its right, the matter is not counted. */
  routeName: string
  model: string
  conditions: readonly Condition[]
  /** The same conditions as the list's address writes them. */
  filterBy: string
}

const days = 86_400_000
const dayOf = (moment: Date) => new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(moment)

const equal = (name: string, value: string | number) => ({
  conditions: [{ name, operator: 'eq', value }] as const,
  filterBy: `${name}|${value}`,
})

function endingSoon(name: string, now: Date) {
  const [from, to] = [dayOf(now), dayOf(new Date(now.getTime() + 90 * days))]
  return {
    conditions: [{ name, operator: 'between', value: [from, to] }] as const,
    filterBy: `${name}|${from}..${to}`,
  }
}

/** What awaits the back office. */
export const backOfficeMatters = (now: Date): readonly Matter[] => [
  { text: 'home.mails', routeName: 'EmailOutbox', model: 'Email_outbox', ...equal('state', 'bounced') },
  {
    text: 'home.contracts',
    routeName: 'SupplierContracts',
    model: 'Supplier_contract',
    ...endingSoon('end_date', now),
  },
  { text: 'home.anomalies', routeName: 'Anomalies', model: 'Anomaly', ...equal('state', 'open') },
  {
    text: 'home.prospects',
    routeName: 'SupplierManagement',
    model: 'Supplier',
    ...equal('supplier_status_id', 2),
  },
  {
    text: 'home.suspended',
    routeName: 'AdherentManagement',
    model: 'Adherent',
    ...equal('adherent_status_id', 4),
  },
]

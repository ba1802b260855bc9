import { lookup } from './lookup'

/**
 * The columns that the table of a resource with `customFields` keeps free for fields that an administrator adds, by what they
 * hold: how many of each. A field that is added takes one, so that no migration runs; what more of a sort would ask for, does.
 */
const kept = {
  text: [12, 'text'],
  whole: [8, 'bigint'],
  number: [8, 'numeric'],
  flag: [6, 'boolean'],
  day: [6, 'date'],
  moment: [3, 'timestamptz'],
  hour: [2, 'time(0)'],
  list: [4, 'text[]'],
} as const

export type ColumnSort = keyof typeof kept

const prefix = 'custom_'

/** Each free column with its PostgreSQL type, in the order in which they are taken. */
export const customColumns: readonly { name: string; sort: ColumnSort; type: string }[] = Object.entries(
  kept,
).flatMap(([sort, [most, type]]) =>
  Array.from({ length: most }, (_, at) => ({
    ...{ name: `${prefix}${sort}_${at + 1}`, type },
    sort: sort as ColumnSort,
  })),
)

/** Whether a field is one that an administrator added. */
export const isCustom = (name: string): boolean => name.startsWith(prefix)

/** The kinds of fields that are added in the browser, as they are called there, and the sort of column that each stands in. */
export const customKinds = {
  text: { label: 'Texte', column: 'text' },
  longText: { label: 'Texte long', column: 'text' },
  richText: { label: 'Texte mis en forme', column: 'text' },
  int: { label: 'Nombre entier', column: 'whole' },
  decimal: { label: 'Nombre décimal', column: 'number' },
  quantity: { label: 'Quantité', column: 'number' },
  money: { label: 'Montant (€)', column: 'number' },
  unitPrice: { label: 'Prix unitaire (€)', column: 'number' },
  rate: { label: 'Pourcentage', column: 'number' },
  coefficient: { label: 'Coefficient', column: 'number' },
  note: { label: 'Note sur 20', column: 'number' },
  bool: { label: 'Oui ou non', column: 'flag' },
  date: { label: 'Date', column: 'day' },
  dateTime: { label: 'Date et heure', column: 'moment' },
  time: { label: 'Heure', column: 'hour' },
  select: { label: 'Choix', column: 'text' },
  list: { label: 'Choix multiple', column: 'list' },
  ref: { label: 'Lien vers une fiche', column: 'whole' },
  email: { label: 'Adresse e-mail', column: 'text' },
  emails: { label: 'Adresses e-mail', column: 'text' },
  phone: { label: 'Téléphone', column: 'text' },
  freePhone: { label: 'Téléphone international', column: 'text' },
  website: { label: 'Site web', column: 'text' },
  zip: { label: 'Code postal', column: 'text' },
  iban: { label: 'IBAN', column: 'text' },
  bic: { label: 'BIC', column: 'text' },
  gtin: { label: 'Code-barres', column: 'text' },
  color: { label: 'Couleur', column: 'text' },
} as const

export type CustomKind = keyof typeof customKinds

/** Kinds whose texts may be longer than an entry of an index by order. */
export const longKinds: ReadonlySet<string> = new Set(['longText', 'richText', 'emails', 'website'])

/** The permissions behind `seen_by` and `filled_by` of a custom field; of anything else none is asked beyond the record's own. */
export const customRights: Readonly<Record<string, { read: string; write: string }>> = lookup({
  staff: { read: 'viewCustomFields', write: 'fillCustomFields' },
  reserved: { read: 'viewReservedFields', write: 'fillReservedFields' },
})

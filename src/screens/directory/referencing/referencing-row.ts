import type { RaRecord } from 'react-admin'
import { referencingTexts as texts } from '../../../../i18n/fr/referencing'
import type { referencing } from '../../../../resources/directory/referencing'
import { frenchDay } from '../../../../resources/schema/date-text'
import type { RowOf } from '../../../../resources/schema/infer'

interface Named {
  id: number
  name?: string
  label?: string
}

type Own =
  | 'supplier_id'
  | 'adherent_id'
  | 'groupAdherent_id'
  | 'client_number'
  | 'state'
  | 'start_date'
  | 'end_date'

export interface ReferencingLine extends RaRecord<number>, RowOf<typeof referencing, Own> {
  Supplier?: Named | null
  Adherent?: Named | null
  GroupAdherent?: Named | null
  Platform?: Named | null
  Family?: readonly Named[]
}

/** Whose page the lines stand on. */
export type Side = 'adherent' | 'groupadherent' | 'supplier'

/** The other end of the link: the supplier on a member's page, the member or the group on a supplier's. */
export const otherEnd = (row: ReferencingLine, side: Side): string =>
  side === 'supplier' ? (row.Adherent?.name ?? row.GroupAdherent?.label ?? '') : (row.Supplier?.name ?? '')

export const otherPath = (row: ReferencingLine, side: Side): string => {
  if (side !== 'supplier') return `/supplier/${row.supplier_id}`
  return row.adherent_id ? `/adherent/${row.adherent_id}` : `/groupadherent/${row.groupAdherent_id}`
}

/** « depuis le 01/01/2024 », « 01/01/2024 – 31/12/2026 ». */
export function periodText({ start_date, end_date }: ReferencingLine): string {
  if (!start_date && !end_date) return '–'
  if (!end_date) return texts.since({ day: frenchDay(String(start_date)) })
  return start_date
    ? `${frenchDay(start_date)} – ${frenchDay(end_date)}`
    : texts.until({ day: frenchDay(end_date) })
}

export const familiesText = ({ Family = [] }: ReferencingLine): string =>
  Family.length ? Family.map(({ label }) => label).join(', ') : texts.allFamilies

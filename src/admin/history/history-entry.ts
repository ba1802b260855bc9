import { historyTexts } from '../../../i18n/fr/form'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { Field } from '../../../resources/schema/field'
import { kindOf } from '../../../resources/schema/kinds'

export interface Person {
  first_name?: string | null
  last_name?: string | null
}

interface Signed {
  id: number
  updatedAt: string
  User: Person | null
  /** Who was acting as the user. */
  impersonated_by?: Person | null
}

/** A change of a field, as `/fieldHistory/field-history` answers it. */
export interface FieldChange extends Signed {
  field: string
  old_value: unknown
  new_value: unknown
  change_type: 'create' | 'update' | 'delete'
  /** Texts by which people know the rows referred to. */
  old_label?: string | null
  new_label?: string | null
}

/** A change of an association, as `/fieldHistory/association-history` answers it. */
export interface AssociationChange extends Signed {
  association_name: string
  action: 'added' | 'removed' | 'updated'
  associated_id: number
  label?: string | null
}

export interface HistoryPage<T> {
  data: T[]
  total: number
}

const nameOf = (person: Person) => [person.first_name, person.last_name].filter(Boolean).join(' ')

/** « par Claire Martin », « par Paul Roy (agissant en tant que Claire Martin) », « par le système ». */
export function authorOf({
  User: user,
  impersonated_by: actor,
}: Pick<Signed, 'User' | 'impersonated_by'>): string {
  if (!user) return historyTexts.bySystem
  const name = nameOf(user) || historyTexts.unknownUser
  return actor ? historyTexts.actingAs({ actor: nameOf(actor), name }) : historyTexts.by({ name })
}

/** « 03/04/2026 10:05 », Paris time. */
export const momentOf = ({ updatedAt }: Signed): string => frenchMoment(updatedAt)

/** A recorded value as people read it: a reference by its label, anything else as its kind spells it. */
export function valueText(field: Field, value: unknown, label?: string | null): string {
  if (value === null || value === undefined || value === '') return historyTexts.nothing
  if (Array.isArray(value) && value.length === 0) return historyTexts.nothing
  if (label) return label
  if (['ref', 'file', 'image'].includes(field.kind)) return `n° ${String(value)}`
  const shape = field.of ?? field
  const kind = kindOf(shape)
  if (kind.check(value, shape) !== undefined)
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  const text = kind.format(value, shape)
  return shape.unit ? `${text}\u00a0${shape.unit}` : text
}

import { listTexts } from '../../../i18n/fr/list'
import type { Field } from '../../../resources/schema/field'
import type { AnyResource } from '../../../resources/schema/resource'

const system: Readonly<Record<string, Field>> = {
  id: { kind: 'int', label: listTexts.id, required: true, readonly: true },
  createdAt: { kind: 'dateTime', label: listTexts.createdAt, required: true, readonly: true },
  updatedAt: { kind: 'dateTime', label: listTexts.updatedAt, required: true, readonly: true },
}

/** A field of a row: a declared one, or one that every kept row carries. */
export const fieldOf = (resource: AnyResource, name: string): Field | undefined =>
  resource.fields[name] ?? system[name]

import { columnName, groupTexts, measureName } from '../../../../i18n/fr/grouping'
import type { Registry } from '../../../../resources/registry'
import { listColumns, valueField } from '../../../../resources/schema/derive'
import type { Field } from '../../../../resources/schema/field'
import {
  type Aggregate,
  groupKind,
  isMeasured,
  periods,
  scaleOf,
} from '../../../../resources/schema/grouping'
import type { AnyResource } from '../../../../resources/schema/resource'
import { textOf } from '../../../fields/cells/cell'
import { columnOf } from '../columns'
import { reachedFields } from '../reached-fields'
import { fieldOf } from '../system-fields'
import { columnText, type GroupedBy, type Measured } from './grouping'

/** A column that may be grouped by, once a period. */
export interface GroupChoice {
  value: string
  label: string
}

/** Columns that may be grouped by, under what they belong to: the list itself, then each reference. */
export interface ChoiceGroup {
  label: string
  choices: readonly GroupChoice[]
}

function choicesOf(name: string, field: Field): GroupChoice[] {
  const ways = groupKind(field) === 'date' ? (['month', 'year', 'day'] as const) : periods.slice(0, 1)
  return ways.map((period) => ({
    value: columnText({ name, period }),
    label: columnName(field, { period }),
  }))
}

/** What the list may be grouped by: its own columns, those on screen first, and those of what its rows refer to. */
export const groupChoices = (
  registry: Registry,
  resource: AnyResource,
  isAllowed: (permission: string | undefined) => boolean,
): ChoiceGroup[] =>
  reachedFields(registry, resource, { isAllowed, fits: (field) => groupKind(field) !== undefined }).map(
    ({ label, fields }) => ({ label, choices: fields.flatMap(({ name, field }) => choicesOf(name, field)) }),
  )

/** The field of a column that is grouped by. */
export const groupField = (
  registry: Registry,
  resource: AnyResource,
  { name }: GroupedBy,
): Field | undefined => fieldOf(resource, name) ?? columnOf(registry, resource, name)?.field

/** What a column that is grouped by is called. */
export function groupLabel(registry: Registry, resource: AnyResource, by: GroupedBy): string {
  const field = groupField(registry, resource, by)
  const [first, inner] = by.name.split('.')
  const owner =
    inner === undefined
      ? undefined
      : Object.keys(resource.fields).find((one) => registry.association(resource, one) === first)
  const association = owner ? resource.fields[owner] : undefined
  return field ? columnName(field, { period: by.period, ...(association && { association }) }) : by.name
}

/** The numbers of a list's rows, of which figures of the groups are made. */
export const measuredFields = (resource: AnyResource): [string, Field][] =>
  Object.entries(resource.fields).filter(([, field]) => !field.hidden && isMeasured(field))

/** What groups show until one chooses otherwise: the amounts and prices of the list's columns. */
export function usualMeasures(resource: AnyResource): Measured[] {
  const of = (field: Field): Aggregate | undefined => {
    const { kind } = valueField(field)
    if (kind === 'money' || kind === 'quantity') return 'sum'
    return kind === 'unitPrice' || kind === 'rate' ? 'mean' : undefined
  }
  return measuredFields(resource)
    .filter(([name]) => listColumns(resource).includes(name))
    .flatMap(([name, field]) => {
      const aggregate = of(field)
      return aggregate ? [{ name, of: aggregate }] : []
    })
    .slice(0, 3)
}

/** What a measure is called; nothing of one that is unknown. */
export function measureLabel(resource: AnyResource, { name, of }: Measured): string {
  const field = resource.fields[name]
  return field ? measureName(field, of) : name
}

/** A measure as a person reads it, in the format of its field. */
export function measureSaid(
  resource: AnyResource,
  { name, of }: Measured,
  value: string | null | undefined,
): string {
  const declared = resource.fields[name]
  if (value === null || value === undefined || !declared) return '–'
  const field = valueField(declared)
  if (field.kind !== 'int') return textOf({ value, field })
  const shape: Field = {
    kind: 'decimal',
    label: '',
    required: true,
    digits: [12, scaleOf(declared, of)],
    unit: field.unit,
  }
  return of === 'mean' ? textOf({ value, field: shape }) : textOf({ value: Number(value), field })
}

/** The names of the columns that a list is grouped by: « Fournisseur, puis Mois ». */
export const groupedText = (registry: Registry, resource: AnyResource, by: readonly GroupedBy[]): string =>
  groupTexts.by({ columns: by.map((one) => groupLabel(registry, resource, one)).join(', ') })

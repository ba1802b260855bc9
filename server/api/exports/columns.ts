import { importTexts } from '../../../i18n/fr/exports'
import { listTexts } from '../../../i18n/fr/list'
import type { Registry } from '../../../resources/registry'
import type { Field } from '../../../resources/schema/field'
import { kindOf } from '../../../resources/schema/kinds'
import { digitsFor } from '../../../resources/schema/kinds/decimal/column'
import { lookup } from '../../../resources/schema/lookup'
import type { Cell } from '../../../resources/schema/reading/given'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import type { Actor } from '../../database/actor'
import { canRead, readableFields } from '../../database/rights'
import type { SheetColumn } from '../../spreadsheet/sheet-xml'
import { encoderOf, labelOf, labelsOf } from './encode'

/** One thing that may be exported. `path` names the association it comes from, empty for the model itself. */
export interface ExportColumn extends SheetColumn {
  key: string
  path: string
  field: string
  label: string
  declared: Field
  /** The cell of the row that `path` leads to. */
  cell: (row: ReadRow) => Cell
}

export interface Viewer {
  actor: Actor
  registry: Registry
}

const systemField = (kind: 'ref' | 'dateTime', told: () => string): Field => ({
  ...{ kind, required: true, readonly: true },
  get label() {
    return told()
  },
})
const systemFields: Record<string, Field> = {
  id: systemField('ref', () => importTexts.identifier),
  createdAt: systemField('dateTime', () => listTexts.createdAt),
  updatedAt: systemField('dateTime', () => listTexts.updatedAt),
}

const asRow = (value: unknown): ReadRow | null =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as ReadRow) : null
const asRows = (value: unknown): ReadRow[] =>
  Array.isArray(value) ? value.map(asRow).filter((row) => row !== null) : []

function cellReader(
  viewer: Viewer,
  resource: AnyResource,
  { name, field }: { name: string; field: Field },
): ExportColumn['cell'] {
  if (!field.to) {
    const encode = encoderOf(field)
    return (row) => encode(row[name])
  }
  const [target, association] = [viewer.registry.get(field.to), viewer.registry.association(resource, name)]
  if (field.kind === 'refs' || field.kind === 'children')
    return (row) => labelsOf(target, asRows(row[association]))
  return (row) =>
    labelOf(target, asRow(row[association])) ?? (typeof row[name] === 'number' ? `#${row[name]}` : null)
}

const widths: Partial<Record<Field['kind'], number>> = lookup({
  int: 10,
  bool: 10,
  date: 12,
  dateTime: 17,
  longText: 50,
  richText: 50,
  zip: 12,
})
const scaledKinds = lookup({
  decimal: 2,
  money: 2,
  unitPrice: 4,
  quantity: 3,
  coefficient: 6,
  rate: 2,
  note: 2,
} as const)

function shapeOf(declared: Field): Pick<SheetColumn, 'width' | 'scale'> {
  const field = declared.of ?? declared
  const scale = scaledKinds[field.kind as keyof typeof scaledKinds]
  return {
    width: widths[field.kind] ?? (kindOf(field).cell === 'number' ? 14 : 24),
    ...(scale === undefined ? {} : { scale: digitsFor(field, [12, scale])[1] }),
  }
}

/** Fields of a resource that may be exported: readable, shown, and held by a cell. */
function exportable(viewer: Viewer, resource: AnyResource): [string, Field][] {
  const own = readableFields(resource, viewer.actor).filter(
    ([, field]) => !field.hidden && field.kind !== 'embed',
  )
  const system = Object.entries(systemFields)
  return [...system.slice(0, 1), ...own, ...system.slice(1)]
}

interface Place {
  path: string
  /** « Fournisseur – Siège », empty for the model itself. */
  title: string
}

function columnsAt(viewer: Viewer, resource: AnyResource, { path, title }: Place): ExportColumn[] {
  const fields = exportable(viewer, resource)
  const alike = (label: string) => fields.filter(([, field]) => field.label === label).length > 1
  return fields.map(([name, declared]) => {
    const label = alike(declared.label) ? `${declared.label} (${name})` : declared.label
    return {
      key: path ? `${path}.${name}` : name,
      path,
      field: name,
      label,
      header: title ? `${title} – ${label}` : label,
      declared,
      cell: cellReader(viewer, resource, { name, field: declared }),
      ...shapeOf(declared),
    }
  })
}

/** The association of one row behind a name, if the actor may read it; an embedded row is read with its owner. */
export function oneAssociation(viewer: Viewer, resource: AnyResource, name: string) {
  const found = readableFields(resource, viewer.actor).find(
    ([field, { kind }]) =>
      ['ref', 'embed'].includes(kind) && viewer.registry.association(resource, field) === name,
  )
  if (!found) return undefined
  const [field, declared] = found
  const target = viewer.registry.get(declared.to ?? '')
  return declared.kind === 'embed' || canRead(target, viewer.actor) ? { field, declared, target } : undefined
}

/** Names of the embedded rows of a resource: they are exported with it unless told otherwise. */
export const embedsOf = (resource: AnyResource): string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => field.kind === 'embed')
    .map(([name]) => name)

/** Follows `Supplier.Office_address`, two steps at most; undefined where the actor may not go. */
function placeOf(viewer: Viewer, resource: AnyResource, path: string) {
  let [at, title] = [resource, '']
  const steps = path.split('.')
  for (const step of steps) {
    const next = oneAssociation(viewer, at, step)
    if (!next || steps.length > 2) return undefined
    title = title ? `${title} – ${next.declared.label}` : next.declared.label
    at = next.target
  }
  return { resource: at, place: { path, title } }
}

/** The list that a path leads to, if the actor may read it. */
export const targetOf = (viewer: Viewer, resource: AnyResource, path: string): AnyResource | undefined =>
  placeOf(viewer, resource, path)?.resource

/** Whether a path follows associations that are declared, whoever may read them. */
export function isDeclared({ registry }: Viewer, resource: AnyResource, path: string): boolean {
  let at: AnyResource | undefined = resource
  for (const step of path.split('.')) {
    const found: [string, Field] | undefined = Object.entries(at?.fields ?? {}).find(
      ([name, { kind }]) => ['ref', 'embed'].includes(kind) && at && registry.association(at, name) === step,
    )
    at = found && registry.find(found[1].to ?? '')
    if (!at) return false
  }
  return true
}

/** All that the actor may export of a resource and of its associations, grouped by association, the model's own first. */
export function exportColumns(
  viewer: Viewer,
  resource: AnyResource,
  associations: readonly string[] = [],
): ExportColumn[] {
  const paths = [...new Set([...embedsOf(resource), ...associations])]
  const places = paths.map((path) => placeOf(viewer, resource, path)).filter((place) => place !== undefined)
  return [
    ...columnsAt(viewer, resource, { path: '', title: '' }),
    ...places.flatMap((found) => columnsAt(viewer, found.resource, found.place)),
  ]
}

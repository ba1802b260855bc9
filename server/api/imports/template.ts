import { importTexts } from '../../../i18n/fr/exports'
import type { Field } from '../../../resources/schema/field'
import { kindOf } from '../../../resources/schema/kinds'
import type { Cell } from '../../../resources/schema/reading/given'
import type { AnyResource } from '../../../resources/schema/resource'
import { canWriteField } from '../../database/rights'
import type { WrittenSheet } from '../../spreadsheet/write-workbook'
import { type ExportColumn, exportColumns, type Viewer } from '../exports/columns'
import { comesBack } from '../exports/comes-back'

const texts = importTexts.expected

function expectedOf(viewer: Viewer, field: Field): string {
  const choices = Object.values(field.options ?? {}).join(', ')
  const list = field.to ? viewer.registry.get(field.to).label[1] : ''
  if (field.kind === 'ref') return texts.reference({ list })
  if (field.kind === 'refs') return texts.references({ list })
  if (field.kind === 'select') return texts.choice({ labels: choices })
  if (field.kind === 'list') return choices ? texts.choices({ labels: choices }) : texts.several
  if (field.kind === 'int') return texts.integer
  if (field.kind === 'dateTime') return texts.dateTime
  if (field.kind === 'time') return texts.time
  const { cell } = kindOf(field)
  return cell === 'text'
    ? texts.text({ max: field.max ?? (field.kind === 'longText' ? 10_000 : 255) })
    : texts[cell]
}

/** Columns that a template has: those that come back from an export and that the actor may change. */
export function templateColumns(viewer: Viewer, resource: AnyResource): ExportColumn[] {
  const isOpen = ({ path, field }: ExportColumn) =>
    canWriteField(path ? viewer.registry.get(resource.fields[path]?.to ?? '') : resource, field, viewer.actor)
  return exportColumns(viewer, resource).filter((column) => comesBack(column) && isOpen(column))
}

function helpRow(viewer: Viewer, { header, declared, path }: ExportColumn): Cell[] {
  const { yes, no } = importTexts.help
  const example = declared.example
  return [
    header,
    declared.required && declared.default === undefined && !path ? yes : no,
    expectedOf(viewer, declared),
    typeof example === 'string' || typeof example === 'number' ? String(example) : null,
  ]
}

/** The sheets of an import's template: the titles to fill under, and what each column expects. */
export function templateSheets(viewer: Viewer, resource: AnyResource): WrittenSheet[] {
  const columns = templateColumns(viewer, resource)
  const { sheet, column, required, expected, example } = importTexts.help
  return [
    { name: resource.label[1], columns, rows: [] },
    {
      name: sheet,
      columns: [
        { header: column, width: 34 },
        { header: required, width: 13 },
        { header: expected, width: 70 },
        { header: example, width: 28 },
      ],
      rows: [columns.map((one) => helpRow(viewer, one))],
    },
  ]
}

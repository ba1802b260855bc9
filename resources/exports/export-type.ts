import type { Measure } from '../measures/measure'
import type { Field } from '../schema/field'
import { texts } from '../schema/texts'

/** Where an export type stands on the screen « Exports ». */
export const exportThemes = texts('exportTheme', {
  orders: 'Commandes et achats',
  stock: 'Stocks',
  catalogue: 'Catalogue et prix',
  tenders: "Appels d'offres et volumes",
  figures: 'Chiffres',
  directory: 'Annuaires',
})
export type ExportTheme = keyof typeof exportThemes

/** What the rows of a type may be narrowed by: a column, and how it is asked. */
export interface ExportFilter {
  on: string
  field: Field
}

/** What every type says of itself (domain §12.5). */
interface TypeFacts {
  label: string
  /** What a row of the file is. */
  help: string
  theme: ExportTheme
  /** All of them are needed, beside « Exports ». */
  permissions: readonly string[]
  /** The day by which its rows are narrowed: the column, and what it is called. */
  period?: { on: string; label: string }
  filters?: readonly ExportFilter[]
  /** Keys of the columns that add up: a row of totals stands under them. */
  sums?: readonly string[]
  /** Columns that are measures, by their keys: their definitions go with them. */
  measures?: Readonly<Record<string, Measure>>
}

/** Rows of a declared list, under its row rights, with the fields that the person may read. */
export interface ListType extends TypeFacts {
  model: string
  /** Keys of its columns, in their order: `number`, `Supplier.siret`. */
  columns: readonly string[]
  /** What it holds of the list, always. */
  where?: readonly { name: string; operator: 'eq' | 'in'; value: unknown }[]
  /** Rows that it does not hold, in a sheet of their own. */
  apart?: { name: string; where: readonly { name: string; operator: 'eq' | 'in'; value: unknown }[] }
  /** Columns that another fills where they are empty. */
  otherwise?: Readonly<Record<string, string>>
  orders: readonly (readonly [name: string, direction: 'asc' | 'desc'])[]
}

/** Rows that are reckoned: the server's own source of the type's name gives columns and rows. */
interface MadeType extends TypeFacts {
  made: true
  /** A workbook of several sheets, always made as a job. */
  isWorkbook?: true
}

export type ExportType = ListType | MadeType

export const isMade = (type: ExportType): type is MadeType => 'made' in type

/** A type of export as it is declared. */
export const exportType = <const T extends ExportType>(type: T): T => type

import { csvLine } from '../schema/csv'
import { egalimCategories } from './rules'

/** The columns of ma-cantine's import of purchases by SIRET, in its order (its public schema « import-achats-siret »). */
export const maCantineColumns = [
  'siret',
  'description',
  'fournisseur',
  'date',
  'prix_ht',
  'famille_produits',
  'categories_egalim',
  'origine',
  'est_circuit_court',
  'est_local',
  'definition_local',
  'definition_local_km',
] as const
export type MaCantineColumn = (typeof maCantineColumns)[number]
export type MaCantineLine = Readonly<Record<MaCantineColumn, string>>

const families =
  /^(VIANDES_VOLAILLES|CHARCUTERIE|PRODUITS_DE_LA_MER|FRUITS_ET_LEGUMES|PRODUITS_LAITIERS|BOULANGERIE|BOISSONS|AUTRES)$/
const category = `(${egalimCategories.join('|')})`
const categories = new RegExp(`^${category}(,${category})*$`)

/** What is wrong with a column of a line; each is a text of its own. */
export type MaCantineFaultKind = 'siret' | 'description' | 'date' | 'price' | 'family' | 'category' | 'origin'

/** The rules of the import, column by column. */
export function faultsOf(line: MaCantineLine): MaCantineFaultKind[] {
  const wrong: [MaCantineFaultKind, boolean][] = [
    ['siret', !/^\d{14}$/.test(line.siret)],
    ['description', line.description.trim() === ''],
    ['date', !/^\d{4}-\d{2}-\d{2}$/.test(line.date)],
    ['price', !/^\d+(\.\d{1,2})?$/.test(line.prix_ht) || Number(line.prix_ht) === 0],
    ['family', !families.test(line.famille_produits)],
    ['category', line.categories_egalim !== '' && !categories.test(line.categories_egalim)],
    ['origin', !/^(FRANCE|EUROPE)?$/.test(line.origine)],
  ]
  return wrong.flatMap(([kind, isWrong]) => (isWrong ? [kind] : []))
}

const style = { separator: ',', end: '\n' } as const

/** A line of the file; no header. */
export const maCantineCsv = (line: MaCantineLine): string =>
  csvLine(
    maCantineColumns.map((name) => (name === 'prix_ht' ? { number: line[name] } : line[name])),
    style,
  )

/** The header of the file, to the letter. */
export const csvHeader = csvLine(maCantineColumns, style)

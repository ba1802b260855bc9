import { fold } from '../schema/fold'
import type { Answer } from '../schema/infer'
import { lookup } from '../schema/lookup'
import { maybe } from '../schema/pick'
import type { GivenCell } from '../schema/reading/given'
import { cellText, type SheetLine } from '../schema/sheet-lines'
import { told } from '../schema/told'

/** The columns that a supplier may be asked for (domain §11.4); the words by which its own file may call them. */
export const surveyColumns = lookup({
  adherent: {
    label: 'Code adhérent',
    words: [
      'code adherent',
      'adherent',
      'code client',
      'n client',
      'numero client',
      'client',
      'etablissement',
      'siret',
      'finess',
    ],
  },
  reference: {
    label: 'Référence',
    words: [
      'reference',
      'ref',
      'reference article',
      'ref article',
      'code article',
      'reference fournisseur',
      'code produit',
      'article',
    ],
  },
  designation: {
    label: 'Désignation',
    words: [
      'designation',
      'libelle',
      'libelle article',
      'libelle produit',
      'nom du produit',
      'produit',
      'description',
    ],
  },
  day: {
    label: 'Date',
    words: ['date', 'date de livraison', 'date livraison', 'date de facture', 'date facture', 'jour'],
  },
  quantity: {
    label: 'Quantité',
    words: ['quantite', 'qte', 'qte livree', 'quantite livree', 'quantite facturee', 'volume'],
  },
  amount: {
    label: 'Montant HT',
    words: [
      'montant ht',
      'montant',
      'total ht',
      'ca ht',
      'chiffre d affaires ht',
      'chiffre d affaires',
      'ca',
      'valeur ht',
      'net ht',
    ],
  },
} as const)

export type SurveyColumn = keyof typeof surveyColumns
/** Where each wanted column stands in a file, counted from 0. */
export type ToldColumns = Partial<Record<SurveyColumn, number>>
export const surveyColumnNames = Object.keys(surveyColumns) as SurveyColumn[]
export const isSurveyColumn = (name: string): name is SurveyColumn => Object.hasOwn(surveyColumns, name)

/** Without these a line says nothing. */
const neededColumns: readonly SurveyColumn[] = ['adherent', 'amount']

/** The columns that a request wants, in their usual order: those that are ticked, and those without which nothing is said. */
export const wantedColumns = (ticked: readonly SurveyColumn[]): SurveyColumn[] =>
  surveyColumnNames.filter((name) => neededColumns.includes(name) || ticked.includes(name))

/** A title as it is compared: without case, accents and punctuation. */
export const titleKey = (text: GivenCell | undefined): string =>
  fold(cellText(text))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Where a wanted column stands in a file: `at` counts the file's columns from 0, null where nothing was found; in doubt somebody is asked. */
export const foundColumn = {
  name: told.word('Colonne', surveyColumnNames),
  at: maybe(told.int('Place dans le fichier')),
  is_sure: told.bool('Sûre'),
}
export type FoundColumn = Answer<typeof foundColumn>

/** Amounts with tax are none without. */
const isOther = (name: SurveyColumn, key: string) => name === 'amount' && /\bttc\b|\btva\b/.test(key)
const holds = (key: string, word: string) => ` ${key} `.includes(` ${word} `)

const mayBe = (name: SurveyColumn, key: string): boolean =>
  key !== '' && !isOther(name, key) && surveyColumns[name].words.some((word) => holds(key, word))
const surelyIs = (name: SurveyColumn, key: string): boolean =>
  key === titleKey(surveyColumns[name].label) || surveyColumns[name].words[0] === key

/**
 * The columns that are wanted among the titles of a file, in whatever order: by what its supplier said of a title before
 * (`remembered`), else by the very name, else by one that resembles; what only resembles, and what several could be, is in doubt.
 */
export function findColumns(
  titles: readonly GivenCell[],
  wanted: readonly SurveyColumn[],
  remembered: ReadonlyMap<string, SurveyColumn> = new Map(),
): FoundColumn[] {
  const keys = titles.map(titleKey)
  const placesOf = (is: (key: string) => boolean) => keys.flatMap((key, at) => (is(key) ? [at] : []))
  const taken = new Set<number>()
  const free = (places: number[]) => places.filter((at) => !taken.has(at))
  const found = new Map<SurveyColumn, FoundColumn>()
  const ways: ((name: SurveyColumn, key: string) => boolean)[] = [
    (name, key) => remembered.get(key) === name,
    (name, key) => !remembered.has(key) && surelyIs(name, key),
    (name, key) => !remembered.has(key) && mayBe(name, key),
  ]
  for (const [way, is] of ways.entries())
    for (const name of wanted) {
      if (found.has(name)) continue
      const places = free(placesOf((key) => is(name, key)))
      const [at] = places
      if (at === undefined) continue
      found.set(name, { name, at, is_sure: way < 2 && places.length === 1 })
      taken.add(at)
    }
  return wanted.map((name) => found.get(name) ?? { name, at: null, is_sure: false })
}

/** Rows at the top among which the titles are looked for. */
const headRows = 10

/** The row of titles: the one at the top in which most of the wanted columns are found, the first filled one without any. */
export function titleRow(
  rows: readonly SheetLine[],
  wanted: readonly SurveyColumn[],
  remembered?: ReadonlyMap<string, SurveyColumn>,
): number {
  let [best, most] = [-1, 0]
  for (const [at, { cells }] of rows.slice(0, headRows).entries()) {
    const count = findColumns(cells, wanted, remembered).filter((one) => one.at !== null).length
    if (count > most) [best, most] = [at, count]
  }
  return best >= 0 ? best : rows.findIndex(({ cells }) => cells.some((cell) => cellText(cell) !== ''))
}

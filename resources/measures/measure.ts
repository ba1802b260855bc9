import type { Field } from '../schema/field'
import { sayByKey } from '../schema/labels'
import { lookup } from '../schema/lookup'
import { maybe } from '../schema/pick'
import { told } from '../schema/told'

/** Rows that figures count, the day on which they do, and what is left out of them (measures §1). */
export const countedRows = lookup({
  received: {
    label: "Lignes des réceptions signées, quoi qu'il reste à livrer",
    day: 'Jour de chaque réception',
    without: 'Brouillons, réceptions remplacées ou annulées, commandes annulées',
  },
  closed: {
    label: 'Commandes réceptionnées en entier, et leurs lignes',
    day: 'Jour de la dernière réception',
    without: "Commandes annulées ; une ligne ajoutée à la réception n'a pas de quantité commandée",
  },
  claimed: {
    label: 'Lignes des litiges envoyés',
    day: 'Date du litige',
    without: 'Brouillons et litiges supprimés',
  },
  declared: {
    label: "Déclarations de chiffre d'affaires, la dernière de leurs corrections",
    day: 'Dernier jour de la période déclarée',
    without: 'Pour les RFA, les déclarations qui ne sont pas validées',
  },
  sent: {
    label: 'Lignes des commandes envoyées',
    day: "Jour de l'envoi",
    without: 'Commandes annulées',
  },
  told: {
    label: 'Achats externes importés',
    day: "Jour de l'achat",
    without: 'Tout ce qui passe par le portail',
  },
  asked: {
    label: 'Consultations et mises à jour de prix dont la date limite est passée',
    day: 'Date limite de réponse',
    without: 'Consultations annulées',
  },
} as const)

export type CountedRows = keyof typeof countedRows

/** What a measure says of itself, in the words that every door shows. */
export interface Said {
  label: string
  /** What it is, in a sentence. */
  definition: string
  formula: string
  of: CountedRows
}

/** Units of measures, as they are written after a label. */
export const units = lookup({
  euro: '€',
  percent: '%',
  price: '€',
  count: '',
  index: '100 = un an avant',
  minutes: 'min',
  score: 'sur 100',
} as const)

export type Unit = keyof typeof units

/** Decimals of each unit, as it is answered and as workbooks show it (measures §1, rounding). */
export const scales: Record<Unit, number> = {
  ...{ euro: 2, percent: 2, price: 4, count: 0, index: 2, minutes: 0, score: 1 },
}

/**
 * How a measure follows from sums of columns of the facts: their sum, or the ratio of two of them – never a mean of ratios –, which
 * is null over 0. Percents are the ratio × 100.
 */
export type Reading = { sum: readonly string[] } | { ratio: readonly [part: string, whole: string] }

/** A figure: declared once, shown, answered, exported and explained from here (measures §3). */
export interface Measure<V = unknown, R extends boolean = boolean> extends Said {
  unit: Unit
  /** As calls answer it. */
  field: Field<V, R>
  /** Absent where it follows from more than sums of columns. */
  reading?: Reading
}

export const sum = (...columns: string[]): Reading => ({ sum: columns })
export const ratio = (part: string, whole: string): Reading => ({ ratio: [part, whole] })

/** Words of a figure, each in the language of who reads: their French is their key. */
function worded<T extends object>(said: T): T {
  const own = { ...said }
  for (const [part, french] of Object.entries(own)) sayByKey(own, part as keyof T, [`words.${french}`])
  return own
}

const always =
  <V>(unit: Unit, fieldOf: (label: string) => Field<V, true>) =>
  (said: Said, reading?: Reading): Measure<V, true> =>
    Object.assign(worded(said), { unit, field: fieldOf(said.label), ...(reading ? { reading } : {}) })

const unlessNone =
  <V>(unit: Unit, fieldOf: (label: string) => Field<V, true>) =>
  (said: Said, reading?: Reading): Measure<V, false> =>
    Object.assign(worded(said), { unit, field: maybe(fieldOf(said.label)), ...(reading ? { reading } : {}) })

/** Makes measures of a unit: money and counts are always there, what is divided is null over 0. */
export const measure = {
  euros: always('euro', told.money),
  count: always('count', told.int),
  average: unlessNone('euro', told.money),
  gap: unlessNone('euro', told.money),
  price: always('price', told.decimal),
  percent: unlessNone('percent', told.percent),
  index: unlessNone('index', told.decimal),
  minutes: unlessNone('minutes', told.int),
  score: unlessNone('score', told.decimal),
}

type FieldsOf<M> = { readonly [K in keyof M]: M[K] extends { field: infer F } ? F : never }

/** Fields of an answer that is made of measures. */
export const fieldsOf = <const M extends Readonly<Record<string, Measure>>>(measures: M): FieldsOf<M> =>
  Object.fromEntries(Object.entries(measures).map(([name, { field }]) => [name, field])) as FieldsOf<M>

const toldInHead = new Set<Unit>(['percent', 'minutes', 'score'])

/** A measure with its unit, as the head of a column: « Taux de service (%) », « Panier moyen HT ». */
export const headOf = ({ label, unit }: Said & { unit: Unit }): string =>
  toldInHead.has(unit) ? `${label} (${units[unit]})` : label

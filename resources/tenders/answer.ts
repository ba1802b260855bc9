import { f } from '../schema/f'
import type { Values } from '../schema/field'
import type { AnswerFile } from './answer-files'

/** The delays of the scale (domain §16.1, table 27). */
export const delayCodes = {
  A_POUR_B: 'A pour B',
  J1: 'J + 1',
  J2: 'J + 2',
  J3: 'J + 3',
  PLUS: 'Au-delà',
} as const

export type DelayCode = keyof typeof delayCodes
export const delayOrder = Object.keys(delayCodes) as DelayCode[]

const coef = (label: string) => f.coefficient({ label, min: 0.000001 })

/** A price of an answer, with what makes it an article. */
export const answerLineFields = {
  tender_product_id: f.int({ label: 'Produit du lot', required: true, min: 1 }),
  quotation: f.unitPrice({ label: 'Cotation', min: 0 }),
  negotiation: f.ref('unit', { label: 'Unité de négociation' }),
  coef_negotiation: coef('Coefficient de négociation'),
  order_management: f.ref('unit', { label: 'Unité de commande' }),
  coef_order_management: coef('Coefficient de commande'),
  billing: f.ref('unit', { label: 'Unité de facturation' }),
  coef_billing: coef('Coefficient de facturation'),
  ref_supplier: f.text({ label: 'Référence', max: 40 }),
  label: f.text({ label: 'Désignation', max: 200 }),
  brand: f.text({ label: 'Marque', max: 120 }),
  origin_id: f.ref('origin', { label: 'Origine' }),
  label_ids: f.refs('label', { label: 'Labels', max: 20 }),
  rate_id: f.ref('rate', { label: 'Taux de TVA' }),
  comment: f.text({ label: 'Commentaire', max: 500 }),
} as const

/** A lot of an answer. */
export const answerLotFields = {
  tender_family_id: f.int({ label: 'Lot', required: true, min: 1 }),
  all_cities: f.bool({ label: 'Toutes les communes' }),
  department_ids: f.refs('department', { label: 'Départements', max: 120 }),
  zone_ids: f.refs('zone', { label: 'Zones', max: 50 }),
  municipality_ids: f.refs('municipality', { label: 'Communes', max: 2000 }),
  platform_ids: f.refs('platform', { label: 'Plateformes', max: 50 }),
  frequency_per_week: f.int({ label: 'Livraisons par semaine', min: 0, max: 14 }),
  delay_code: f.select(delayCodes, { label: 'Délai' }),
  lines: f.rows(answerLineFields, { label: 'Prix', max: 3000 }),
} as const

/** What a supplier answers with. */
export const answerFields = {
  comment: f.longText({ label: 'Commentaire', max: 4000 }),
  lots: f.rows(answerLotFields, { label: 'Lots', required: true, max: 200 }),
} as const

export type AnswerLine = Values<typeof answerLineFields>
export type AnswerLot = Values<typeof answerLotFields>
export interface AnswerContent extends Values<typeof answerFields> {
  tender_id: number
  supplier_id: number
  /** Absent where there are none. */
  files?: readonly AnswerFile[]
}

/** The value with the keys of every object in one order, and without what was not filled in. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== null && one !== undefined && one !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => [name, ordered(one)]),
  )
}

/** The one text of an answer, whoever writes it: its SHA-256 is the same for the server and for the supplier. */
export const canonicalText = (content: AnswerContent): string => JSON.stringify(ordered(content))

/** Whether a line says a price. */
export const isAnswered = ({ quotation }: Pick<AnswerLine, 'quotation'>): boolean =>
  quotation !== null && quotation !== undefined && quotation !== ''

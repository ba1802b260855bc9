import { checkValue } from '../schema/check'
import { decimalText, withScale } from '../schema/decimal-text'
import type { Field } from '../schema/field'
import { lookup } from '../schema/lookup'
import { messages } from '../schema/messages'
import { parseDecimal } from '../schema/reading/numbers'
import type { RowCheck } from '../schema/row-checks'

export const optionTypes = {
  int: 'Nombre entier',
  decimal: 'Nombre décimal',
  bool: 'Oui / non',
  text: 'Texte',
  intList: "Liste d'entiers",
  file: 'Fichier',
} as const
export type OptionType = keyof typeof optionTypes

export interface GeneralOption {
  key: string
  label: string
  type: OptionType
  value: string
  unit?: string
  help?: string
  /** Fixed by the specification: shown, not changed. */
  fixed?: true
  min?: number
  max?: number
  /** Number of items, and their sum, of a list. */
  items?: number
  sum?: number
}

const field = (kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  kind,
  label: '',
  required: false,
  ...more,
})
const intList = /^\d+(,\d+)*$/

function checkList(value: string, { items, sum }: Partial<GeneralOption>): string | undefined {
  if (!intList.test(value)) return 'Des nombres entiers séparés par des virgules sont attendus.'
  const numbers = value.split(',').map(Number)
  if (items !== undefined && numbers.length !== items) return `${items} nombres sont attendus.`
  if (sum !== undefined && numbers.reduce((total, n) => total + n, 0) !== sum)
    return `La somme des nombres doit être ${sum}.`
  return undefined
}

const bounds = ({ min, max }: Partial<GeneralOption>) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})

/** Why a value is refused for its type; undefined when it is good. Values are kept as text, numbers with a point. */
export function checkOption(type: OptionType, value: string, limits: Partial<GeneralOption> = {}) {
  if (type === 'bool') return ['true', 'false'].includes(value) ? undefined : 'true ou false est attendu.'
  if (type === 'intList') return checkList(value, limits)
  if (type === 'text') return checkValue(field('text', { max: 1000 }), value).message
  if (type === 'file') return checkValue(field('file'), value).message
  if (type === 'int')
    return /^-?\d+$/.test(value)
      ? checkValue(field('int', bounds(limits)), Number(value)).message
      : checkValue(field('int'), value).message
  return checkValue(field('decimal', bounds(limits)), value).message
}

/** Why the value of a row is refused: fixed, missing, or not of its type. */
function reject(known: GeneralOption | undefined, type: OptionType, value: string): string | undefined {
  if (known?.fixed && value !== known.value) return 'Cette valeur est fixée et ne peut pas être modifiée.'
  if (value === '') return type === 'text' || type === 'file' ? undefined : messages.required
  return checkOption(type, value, known)
}

/** The check of a row of general options: its value holds for its type and for what its key asks. */
export const checkOptionRow =
  (options: readonly GeneralOption[]): RowCheck =>
  ({ key, type, value }) => {
    const known = options.find((option) => option.key === key)
    const message = reject(known, known?.type ?? (type as OptionType), String(value ?? ''))
    return message ? { name: 'value', message } : undefined
  }

/** The kept text as its type has it: a number, a decimal as text with a point, yes or no, a list; null when empty. */
export function optionValue(
  type: OptionType,
  text: string | null,
): number | string | boolean | number[] | null {
  if (text === null || text === '') return null
  if (type === 'bool') return text === 'true'
  if (type === 'intList') return text.split(',').map(Number)
  if (type === 'int' || type === 'file') return Number(text)
  return type === 'decimal' ? parseDecimal(text) : text
}

const yesNo: Readonly<Record<string, string>> = lookup({ true: 'Oui', false: 'Non' })

/** A kept value as people read it, with its unit: « 20 % », « -18 °C », « 7, 2, 0 jours », « Oui », the name of the file. */
export function shownOption({ type, value, unit, File }: Readonly<Record<string, unknown>>): string | null {
  if (type === 'file') return nameOfFile(File)
  if (value === null || value === undefined || value === '') return null
  const text = String(value)
  if (type === 'bool') return yesNo[text] ?? text
  if (type === 'text') return text
  const numbers = text.split(',').map((one) => decimalText(withScale(parseDecimal(one), 0)))
  return [numbers.join(', '), unit].filter(Boolean).join('\u00a0')
}

const nameOfFile = (file: unknown): string | null =>
  typeof file === 'object' && file !== null ? String(Reflect.get(file, 'filename') ?? '') || null : null

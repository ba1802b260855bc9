import { decimalPattern, decimalText } from '../decimal-text'
import { divided, exact, plus, rounded, times } from '../exact'
import { fold } from '../fold'
import { lookup } from '../lookup'
import { spoken } from '../marks'
import { messages } from '../messages'
import type { Formatted, Reading } from './given'
import { isNamed } from './name-key'

/** What a number is: it says which words and signs may stand beside it. */
export type NumberSort = 'number' | 'price' | 'percent' | 'quantity'

export interface NumberContext {
  sort?: NumberSort | undefined
  /** What follows the number on the screen: « jours », « °C ». */
  unit?: string | undefined
  /** Of a price: the names of the unit that it is the price of. */
  per?: readonly string[] | undefined
}

const blanks = /[\s\u00a0\u2007\u2009\u202f]+/g
const illegible = (text: string): Reading<string> => ({
  error: /[\d½¼¾⅓⅔⅕⅛]/.test(text) ? messages.illegible(text.trim()) : messages.number,
})

/** Blanks of every kind are one space, hyphens before a digit a minus, apostrophes straight. */
const plainSigns = (text: string): string =>
  text
    .replace(blanks, ' ')
    .trim()
    .replace(/^[\u2010-\u2015\u2212](?=\d)/, '-')
    .replaceAll('\u2019', "'")

const whole = "\\d+|\\d{1,3}(?<mark>[ '])\\d{3}(?:\\k<mark>\\d{3})*"
const forms: readonly { way: RegExp; of: (found: RegExpExecArray) => string }[] = [
  // 1234 · 1 234,50 · 1'234.50 · 1.5
  {
    way: new RegExp(`^(?<whole>${whole})(?:[.,](?<part>\\d+))?$`),
    of: ({ groups }) => `${groups?.whole?.replace(/[ ']/g, '')}${groups?.part ? `.${groups.part}` : ''}`,
  },
  // Two signs: the last is the decimal mark.
  {
    way: /^(\d{1,3}(?:\.\d{3})+),(\d+)$/,
    of: ([, left = '', right]) => `${left.replaceAll('.', '')}.${right}`,
  },
  {
    way: /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/,
    of: ([, left = '', right]) => `${left.replaceAll(',', '')}.${right}`,
  },
  // One sign several times, in groups of three.
  { way: /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/, of: ([text]) => text.replace(/[.,]/g, '') },
]

const isUnsure = (text: string) =>
  /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) || /^-?\d{1,3}([.,]\d{3}){2,}$/.test(text)

/** A number alone, its signs plain. */
function readBare(text: string): Reading<string> | undefined {
  const sign = /^- ?(?=\d)/.exec(text)?.[0] ?? ''
  const digits = text.slice(sign.length)
  for (const { way, of } of forms) {
    const found = way.exec(digits)
    if (!found) continue
    const value = `${sign ? '-' : ''}${of(found)}`
    return isUnsure(text) ? { value, remark: messages.readAs(decimalText(value)) } : { value }
  }
  return undefined
}

const fractions: Readonly<Record<string, string>> = lookup({
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅛': '1/8',
})

/** « 1/2 », « ½ », « 1 ½ »: exact ones alone. */
function readFraction(text: string): Reading<string> | undefined {
  const spelled = text.replace(/ ?([½¼¾⅓⅔⅕⅛])$/, (_, sign: string) => ` ${fractions[sign]}`).trim()
  const [, ones = '0', over = '', under = ''] = /^(?:(\d+) )?([1-9])\/([2-9])$/.exec(spelled) ?? []
  if (!over || over >= under) return undefined
  const part = divided(exact(over), exact(under))
  const decimals = rounded(part, 3)
  const isExact = rounded(times(exact(decimals), exact(under)), 6) === rounded(exact(over), 6)
  if (!isExact) return undefined
  return { value: `${ones}${decimals.slice(1).replace(/0+$/, '')}` }
}

/** « 12+6 », « 1,5 + 1/2 »: what somebody adds up while counting. */
function readSum(text: string): Reading<string> | undefined {
  const parts = text.split('+').map((part) => {
    const read = readBare(part.trim()) ?? readFraction(part.trim())
    return read?.remark ? undefined : read?.value
  })
  const isSum = parts.length > 1 && parts.every((part) => /^\d+(\.\d{1,3})?$/.test(part ?? ''))
  if (!isSum) return undefined
  const sum = parts.reduce((all, part) => plus(all, exact(part ?? '0')), exact('0'))
  return { value: rounded(sum, 3).replace(/\.?0+$/, '') }
}

const currency = '(?:€|eur|euros?)'
const priced = new RegExp(
  `^(?:${currency} ?)?(?<bare>-? ?[\\d.,' ]*\\d)(?: ?${currency})?(?: ?h\\.?t\\.?)?(?:(?: ?/ ?| (?:par|le|la|au) | l'| à l[ae']? ?)(?<per>\\p{L}[\\p{L}\\d .]*?))?(?: h\\.?t\\.?)?$`,
  'iu',
)

/** « 12,5 € », « 12,50 EUR HT », « 3€20 », « 2,40 €/kg » of a price by the kilogram. */
function readPrice(text: string, per: readonly string[] | undefined): Reading<string> | undefined {
  const cents = /^(-?\d+) ?€ ?(\d{2})$/.exec(text)
  if (cents) return { value: `${cents[1]}.${cents[2]}` }
  const { bare = '', per: said } = priced.exec(text)?.groups ?? {}
  const read = readBare(bare.trim())
  if (!read || said === undefined) return read
  const names = per ?? []
  if (isNamed(said, names)) return read
  return {
    error: names.length ? messages.otherUnit(said.trim(), names[0] ?? '') : messages.perUnit(said.trim()),
  }
}

const without = (text: string, mark: RegExp) => (mark.test(text) ? text.replace(mark, '') : undefined)

/**
 * Reads a number that somebody wrote, in a form, a cell or a pasted text: the exact decimal that it says, with a remark where it
 * may be meant otherwise, or the French reason why it is none. No sign is ever dropped to find one.
 */
export function readNumber(
  text: string,
  { sort = 'number', unit, per }: NumberContext = {},
): Reading<string> {
  const plain = plainSigns(text)
  if (decimalPattern.test(plain) && !isUnsure(plain)) return { value: plain }
  const read =
    readBare(plain) ??
    (sort === 'price' ? readPrice(plain, per) : undefined) ??
    (sort === 'quantity' ? (readFraction(plain) ?? readSum(plain)) : undefined) ??
    (sort === 'percent' ? readBare(without(plain, / ?%$/) ?? '') : undefined) ??
    (unit && fold(plain).endsWith(fold(unit)) ? readBare(plain.slice(0, -unit.length).trim()) : undefined)
  return read ?? illegible(text)
}

/** The decimal that a text says, or the text itself, trimmed, where it says none: `readNumber` tells why. */
export const parseDecimal = (text: string, sort?: NumberSort): string =>
  readNumber(text, { sort }).value ?? text.trim()

/** A typed number without what its language writes between thousands. */
export function withoutGroups(typed: string): string {
  const { group, point } = spoken()?.numbers ?? { group: '\u202f', point: ',' }
  const isGrouped = point === '.' && /^\D*\d{1,3}(,\d{3})+(\.\d+)?\D*$/.test(typed)
  return isGrouped ? typed.replaceAll(group, '') : typed
}

/** What was typed in the language spoken, as an exact decimal: of « 1,234.50 », English takes the comma between thousands away. */
export const readDecimal = (typed: string, sort?: NumberSort): string =>
  parseDecimal(withoutGroups(typed), sort)

const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 })

/** A number of a spreadsheet or of JSON as a person would type it: exact to the 15 digits that it keeps, never with an exponent. */
export const plainNumber = (value: number): string => plain.format(Number(value.toPrecision(15)))

/** What the format of a cell in percent makes of its number, or of the text that stands for one: « 5,5 % » of 0.055. */
export function percentText({ raw }: Formatted): string {
  const text = typeof raw === 'number' ? plainNumber(raw) : raw
  const { value } = readNumber(text)
  const isShare = typeof raw === 'number' || (value !== undefined && Math.abs(Number(value)) < 1)
  if (value === undefined || !isShare) return text
  const percent = rounded(times(exact(value), exact('100')), 15).replace(/\.?0+$/, '')
  return `${percent.replace('.', ',')} %`
}

/** A decimal with no more decimals than its field keeps: what a spreadsheet worked out is rounded half up, and told. */
export function roundedReading(value: string, scale: number): Reading<string> {
  const [, part = ''] = value.split('.')
  if (part.replace(/0+$/, '').length <= scale) return { value }
  const near = rounded(exact(value), scale)
  return { value: near, remark: messages.roundedTo(decimalText(value), decimalText(near)) }
}

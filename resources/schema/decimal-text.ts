import { spoken } from './marks'

/** Exact decimals as text: `[-]digits[.digits]`. Nothing here goes through a binary float. */
export const decimalPattern = /^-?\d+(\.\d+)?$/

const split = (text: string) => {
  const negative = text.startsWith('-')
  const [whole = '0', part = ''] = text.replace('-', '').split('.')
  return { negative, whole: whole.replace(/^0+(?=\d)/, ''), part: part.replace(/0+$/, '') }
}

/** Spells a decimal with exactly `scale` decimals, without rounding (further decimals stay). */
export function withScale(text: string, scale: number): string {
  const { negative, whole, part } = split(text)
  const decimals = part.padEnd(scale, '0')
  const sign = negative && (whole !== '0' || part !== '') ? '-' : ''
  return sign + whole + (decimals ? `.${decimals}` : '')
}

/** Digits before and after the point that a decimal really needs. */
export function digitsOf(text: string): [number, number] {
  const { whole, part } = split(text)
  return [whole === '0' ? 0 : whole.length, part.length]
}

/** Compares two decimals exactly: negative, zero or positive. */
export function compareDecimals(a: string, b: string): number {
  const [left, right] = [split(a), split(b)]
  const scale = Math.max(left.part.length, right.part.length)
  const scaled = (x: typeof left) => BigInt(`${x.negative ? '-' : ''}${x.whole}${x.part.padEnd(scale, '0')}`)
  const difference = scaled(left) - scaled(right)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

const french = { group: '\u202f', point: ',' }
const signs = () => spoken()?.numbers ?? french

function written(text: string, { group, point }: typeof french): string {
  const [whole = '', part] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group)
  return part === undefined ? grouped : `${grouped}${point}${part}`
}

/** `1234.5` → « 1 234,5 » with narrow no-break spaces, as French writes it: in documents and mails. */
export const frenchDecimal = (text: string): string => written(text, french)

/** `1234.5` → « 1 234,5 », or as another language that is spoken writes it: « 1,234.5 ». */
export const decimalText = (text: string): string => written(text, signs())

/** The same as the language of a page writes it: whatever a server writes of it stays French. */
export const pageDecimal = (text: string): string =>
  written(text, globalThis.spokenLanguage?.numbers ?? french)

/** `1234.5` → « 1234,5 », as one types it in the language spoken. */
export const typedDecimal = (text: string): string => text.replace('.', signs().point)

const price = (text: string, write: typeof frenchDecimal) =>
  `${write(withScale(withScale(text, 0), 2))}\u00a0€`

/** A unit price without needless zeros, two decimals at least: « 9,40 € », « 0,785 € ». */
export const frenchPrice = (text: string): string => price(text, frenchDecimal)

/** The same in the language spoken. */
export const priceText = (text: string): string => price(text, decimalText)

/** « +4,0 », « −1,2 ». */
export const signed = (text: string, write: (text: string) => string): string =>
  text.startsWith('-') ? `−${write(text.slice(1))}` : `+${write(text)}`

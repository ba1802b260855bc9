import { isDate } from '../schema/date-text'
import { isGtin, shortGtin } from '../schema/identifiers'
import { lookup } from '../schema/lookup'

/** What a barcode says. */
export interface ScannedCode {
  /** Of the unit or of its packaging, without the zeros that pad it. */
  gtin: string
  batch?: string
  /** Use-by date, else best-before date. */
  best_before?: string
  /** Net weight, in kilograms. */
  weight?: string
}

/** GS1's separator behind what has no fixed length. */
const separator = '\u001d'

/** The application identifiers that are read or passed over, with how long what follows them is. */
const fixed: Readonly<Record<string, number>> = lookup({
  '00': 18,
  '01': 14,
  '02': 14,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '20': 2,
})
const open: Readonly<Record<string, number>> = lookup({ '10': 20, '21': 20, '22': 20, '30': 8, '37': 8 })
/** Weights and measures: four figures, six digits. */
const measure = /^3[1-6]\d\d/

/** The first element of a text, and what stands behind it; undefined where it is none that is known. */
function element(text: string): { key: string; value: string; rest: string } | undefined {
  const key = text.slice(0, 2)
  if (measure.test(text)) return { key: text.slice(0, 4), value: text.slice(4, 10), rest: text.slice(10) }
  const length = fixed[key]
  if (length !== undefined) return { key, value: text.slice(2, 2 + length), rest: text.slice(2 + length) }
  const most = open[key]
  if (most === undefined) return undefined
  const [value = ''] = text.slice(2).split(separator, 1)
  return value.length > most ? undefined : { key, value, rest: text.slice(2 + value.length) }
}

/** The elements of GS1-128, DataMatrix or QR; what stands behind one that is not known is not read. */
function elementsOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  let rest = text
  while (rest) {
    const one = element(rest)
    if (!one && !rest.startsWith(separator)) break
    if (one) found.set(one.key, one.value)
    rest = one?.rest ?? rest.slice(1)
  }
  return found
}

/** « yymmdd » of this century; day 00 is the last of its month. */
function dayOf(text = ''): string | undefined {
  const [year, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)]
  const days = day === '00' ? ['31', '30', '29', '28'] : [day]
  return days.map((one) => `20${year}-${month}-${one}`).find(isDate)
}

/** A net weight in kilograms: six digits, of which as many stand behind the comma as the last figure of 310 says. */
function weightOf(elements: ReadonlyMap<string, string>): string | undefined {
  for (const [key, value] of elements) {
    const decimals = /^310([0-5])$/.exec(key)?.[1]
    if (decimals === undefined || !/^\d{6}$/.test(value)) continue
    const whole = value.slice(0, 6 - Number(decimals)).replace(/^0+(?=\d)/, '')
    const rest = value.slice(6 - Number(decimals))
    if (/[1-9]/.test(value)) return rest ? `${whole}.${rest}` : whole
  }
  return undefined
}

/**
 * Reads what a reader types or a camera sees: EAN, UPC and GTIN in digits alone, and the elements of GS1 (01 or 02 article, 10
 * batch, 15 and 17 dates, 310n net weight), with or without its brackets. Undefined where it is no code of an article.
 */
export function scannedCode(typed: string): ScannedCode | undefined {
  const text = typed.trim().replace(/^\][A-Za-z]\d/, '')
  if (isGtin(text)) return { gtin: shortGtin(text) }
  const isBracketed = /^\(\d{2,4}\)/.test(text)
  const elements = elementsOf(
    isBracketed
      ? text
          .slice(1)
          .replace(/\((\d{2,4})\)/g, `${separator}$1`)
          .replace(')', '')
      : text,
  )
  const gtin = elements.get('01') ?? elements.get('02')
  if (!gtin || !isGtin(gtin)) return undefined
  const batch = elements.get('10')
  const best_before = dayOf(elements.get('17')) ?? dayOf(elements.get('15'))
  const weight = weightOf(elements)
  return {
    gtin: shortGtin(gtin),
    ...(batch && { batch }),
    ...(best_before && { best_before }),
    ...(weight && { weight }),
  }
}

interface Coded {
  gtin: string | null
  packaging_gtin: string | null
}

/** Whether an article bears the code, on its unit or on its packaging. */
export const bearsCode = (of: Coded, gtin: string): boolean => of.gtin === gtin || of.packaging_gtin === gtin

import { decimalText } from '../../../resources/schema/decimal-text'

/** « +4,44 », « −2,10 », « 0,00 ». */
export const signedPct = (pct: string): string =>
  Number(pct) === 0 ? '0,00' : `${pct.startsWith('-') ? '−' : '+'}${decimalText(pct.replace('-', ''))}`

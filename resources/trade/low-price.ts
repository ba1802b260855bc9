import { compareDecimals } from '../schema/decimal-text'
import { compared, exact, minus, times } from '../schema/exact'

type Price = string | number | null | undefined

/** Why a price is taken by nobody without a word (5-doors §1.3): it is 0, or far under the one of before. */
export const lowPrices = { free: 'Prix à 0', fall: 'Forte baisse' } as const
export type LowPrice = keyof typeof lowPrices

/** Whether a price asks nothing; one that is not there asks what it asked before. */
export const isFree = (price: Price): boolean =>
  price !== null && price !== undefined && price !== '' && compareDecimals(String(price), '0') === 0

/** Whether a text says why something is so. */
export const saysWhy = (text: string | null | undefined): boolean => (text?.trim() ?? '').length >= 3

/** Why a price needs a word: it is 0, or at least `pct` percent under the former. */
export function lowPrice(now: Price, before: Price, pct: string): LowPrice | undefined {
  if (now === null || now === undefined || now === '') return undefined
  if (isFree(now)) return 'free'
  if (before === null || before === undefined || isFree(before)) return undefined
  const hundred = exact(100)
  const most = times(exact(String(before)), minus(hundred, exact(pct)))
  return compared(times(exact(String(now)), hundred), most) <= 0 ? 'fall' : undefined
}

import { compared, exact, minus } from '../schema/exact'
import { lookup } from '../schema/lookup'

/** What is known of a supplier's price of a product, now and at the last tender or update; prices are decimal texts. */
export interface PriceFacts {
  answeredNow: boolean
  answeredBefore: boolean
  entry: string | null
  last: string | null
  /** The quotation of the consultation on screen, and the one that was last applied. */
  currentQuotation: string | null
  lastQuotation: string | null
}

/** How the cell looks; each of the three doubles with an icon and a text. */
export interface PriceCell {
  text: 'pink' | null
  gapColor: 'red' | 'green' | null
  frame: 'orange' | 'green' | null
}

/** The colour rules of prices (domain §10.2): one function for both applications and the workbook. */
export function priceCell(facts: PriceFacts): PriceCell {
  const { answeredNow, answeredBefore, entry, last, currentQuotation, lastQuotation } = facts
  const isChanged =
    answeredNow &&
    answeredBefore &&
    entry !== null &&
    last !== null &&
    compared(exact(entry), exact(last)) !== 0
  const gap =
    currentQuotation === null || lastQuotation === null
      ? 0
      : compared(exact(currentQuotation), exact(lastQuotation))
  return {
    text: isChanged ? 'pink' : null,
    gapColor: gap > 0 ? 'red' : gap < 0 ? 'green' : null,
    frame: answeredNow === answeredBefore ? null : answeredNow ? 'green' : 'orange',
  }
}

/** What the colours say in words. */
export const priceWords = lookup({
  pink: 'Prix modifié',
  red: 'Hausse',
  green: 'Baisse',
  orangeFrame: 'Sans réponse',
  greenFrame: 'Nouvelle réponse',
} as const)

export const wordsOfCell = ({ text, gapColor, frame }: PriceCell): string[] => [
  ...(text ? [priceWords.pink] : []),
  ...(gapColor ? [priceWords[gapColor]] : []),
  ...(frame ? [frame === 'orange' ? priceWords.orangeFrame : priceWords.greenFrame] : []),
]

/** The gap between two prices, as an exact decimal text of four decimals; null where one is missing. */
export const gapOf = (now: string | null, before: string | null) =>
  now === null || before === null ? null : minus(exact(now), exact(before))

import type { PriceEntry } from '../../../resources/pricing/price-entry'
import type { PriceRequestAnswer, PriceRequestLine } from '../../../resources/pricing/request-answers'
import { useKeptRows } from '../../trade/use-kept-rows'
import { usePriceRequestCalls } from './use-pricing'

export type PriceChange = Partial<Omit<PriceEntry, 'id'>>

const entryOf = ({ id, quotation, available, packaging, comment }: PriceRequestLine): PriceEntry => ({
  ...{ id, quotation, available, packaging, comment },
})

/** A supplier's prices while they are typed. */
export function usePriceRows({ id, rows, saved_at }: PriceRequestAnswer) {
  const calls = usePriceRequestCalls()
  return useKeptRows({ rows, saved_at, entryOf, save: (lines, how) => calls.save({ id, lines, ...how }) })
}

export type PriceRows = ReturnType<typeof usePriceRows>

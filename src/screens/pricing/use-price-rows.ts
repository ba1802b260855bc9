import type { PriceEntry } from '../../../resources/pricing/price-entry'
import type { PriceRequestAnswer, PriceRequestLine } from '../../../resources/pricing/request-answers'
import { isStanding } from '../../../resources/trade/correction'
import { useKeptRows } from '../../trade/use-kept-rows'
import { usePriceRequestCalls } from './use-pricing'

export type PriceChange = Partial<Omit<PriceEntry, 'id'>>

const entryOf = ({ id, quotation, available, packaging, comment }: PriceRequestLine): PriceEntry => ({
  ...{ id, quotation, available, packaging, comment },
})

/** A supplier's prices while they are typed. */
export function usePriceRows({ id, rows, saved_at, ...request }: PriceRequestAnswer) {
  const calls = usePriceRequestCalls()
  const { is_open, response_status: status, correcting_since } = request
  return useKeptRows({
    ...{ rows, saved_at, entryOf },
    name: `prices.${id}.${request.supplier_id}`,
    isOpen: is_open && status !== 'decided' && !isStanding({ status, correcting_since }),
    save: (lines, how) => calls.save({ id, lines, ...how }),
  })
}

export type PriceRows = ReturnType<typeof usePriceRows>

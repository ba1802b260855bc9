import { quickEndpoints } from '../../resources/orders/quick-endpoints'
import { useEndpoints } from '../fields/endpoints'
import { useMember } from './use-member'

/** Lines that are read and ordered in the name of the member. */
export function useQuickCalls() {
  const member = useMember()
  const { order } = useEndpoints(quickEndpoints)
  const of = { adherentId: member.id, isGroup: member.isGroup }
  return {
    /** Reads the lines of a text; with `commit`, what is certain goes into the carts. */
    quick: (given: Omit<Parameters<typeof order>[0], 'adherentId' | 'isGroup'>) => order({ ...of, ...given }),
    /** Puts known articles into their carts; of the confirmed lines the quantity, far from habit, is meant. */
    orderAll: (
      rows: readonly { article_id: number; quantity: string }[],
      confirmed: readonly number[] = [],
    ) =>
      order({
        ...of,
        rows: rows.map((row) => ({ ...row, reference: null })),
        commit: true,
        confirmed: confirmed.map((line) => ({ line })),
      }),
  }
}

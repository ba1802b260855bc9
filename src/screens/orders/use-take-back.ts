import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cartUndoTexts as texts } from '../../../i18n/fr/cart-undo'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { undoEndpoints } from '../../../resources/orders/undo-endpoints'
import { useEndpoints } from '../../fields/endpoints'
import { useOrderAct } from '../../trade/forget-orders'
import { supplierOf } from '../../trade/names'
import { toast } from '../../widgets/toast-store'
import { tellLeft } from './use-cart-acts'

/** A cart that was deleted in this visit, and the act by which it was. */
export interface RemovedCart {
  id: number
  act: string
  said: string
}

const key = ['removed-carts']
/** How long « Annuler » stays, in milliseconds. */
const duration = 12_000
/** How many deleted carts the list offers to bring back. */
const most = 3

/** The carts that were deleted in this visit, the last first. */
export function useRemovedCarts(): RemovedCart[] {
  const { data } = useQuery<RemovedCart[]>({
    queryKey: key,
    queryFn: () => [],
    initialData: [],
    enabled: false,
  })
  return data.slice(0, most)
}

/** A whole cart that was deleted, or merged into another, is brought back by the acts that are noted of it. */
export function useTakeBack() {
  const calls = useEndpoints(undoEndpoints)
  const queries = useQueryClient()
  const { run } = useOrderAct()
  return useMemo(() => {
    // It is pressed on a message that outlives the screen where the cart was: nothing is told by that screen.
    const undo = async (id: number, act: string, said: string) => {
      const answer = await run(() => calls.undo({ id, act }))
      if (answer) tellLeft(answer)
      if (answer?.done) toast.success(said)
      return answer
    }
    const bringBack = async ({ id, act, said }: RemovedCart) => {
      toast.close(said)
      const answer = await undo(id, act, texts.cartBack)
      if (answer)
        queries.setQueryData<RemovedCart[]>(key, (carts = []) => carts.filter((one) => one.act !== act))
    }
    const separate = async (into: number) => {
      const [last] = (await calls.acts({ id: into })).data
      if (last?.field === 'merged') await undo(into, last.act, texts.cartsApart)
    }
    return {
      bringBack,
      /** Says that a cart was deleted, and lets one take that back. */
      tellRemoved(
        cart: Pick<OrderAnswer, 'id' | 'number' | 'Supplier' | 'Supplier_not_in_catalog'>,
        act: string,
      ) {
        const said = texts.cartRemoved({ supplier: supplierOf(cart), ofNumber: cart.number })
        const removed = { id: cart.id, act, said }
        queries.setQueryData<RemovedCart[]>(key, (carts = []) => [removed, ...carts])
        toast.success(said, { duration, action: { label: texts.undo, run: () => void bringBack(removed) } })
      },
      /** Says that carts were merged, and lets one take that back. */
      tellMerged(into: number) {
        toast.success(texts.cartsMerged, {
          duration,
          action: { label: texts.undo, run: () => void separate(into) },
        })
      },
    }
  }, [calls, queries, run])
}

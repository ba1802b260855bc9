import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { compareDecimals } from '../../resources/schema/decimal-text'
import type { Ordered, Quantities } from './cart-quantities'
import type { QuantityRest } from './quantity-rest'

export const QuantitiesContext = createContext<Quantities | undefined>(undefined)

export function useQuantities(): Quantities {
  const store = useContext(QuantitiesContext)
  if (!store) throw new Error('useQuantities outside its catalogue')
  return store
}

/** The quantity of one article in the open carts, and its change; only its own row is drawn again. */
export function useQuantity(item: Ordered): [string, (quantity: string, rest?: QuantityRest) => void] {
  const store = useQuantities()
  const quantity = useSyncExternalStore(store.subscribe, () => store.quantityOf(item))
  const change = useCallback(
    (next: string, rest?: QuantityRest) => store.change(item, next, rest),
    [store, item],
  )
  return [quantity, change]
}

/** Whether its quantity waits on the device to be sent. */
export function useIsWaiting(item: Ordered): boolean {
  const store = useQuantities()
  return useSyncExternalStore(store.subscribe, () => store.isWaiting(item))
}

/** What the carts will hold more, or less, than the server says, before tax. */
export function usePendingHt(): string {
  const store = useQuantities()
  return useSyncExternalStore(store.subscribe, store.pendingHt)
}

/** Whether an article stands in an open cart. */
export function useIsOrdered({ id, supplier_id }: { id: number; supplier_id: number }): boolean {
  const store = useQuantities()
  const item = { article_id: id, supplier_id, label: '', price: null }
  return useSyncExternalStore(store.subscribe, () => compareDecimals(store.quantityOf(item), '0') > 0)
}

import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readShop, type ShopState, writeShop } from './shop-url'

type Patch = Partial<ShopState>
/** A function answers the change from what the address is about to say. */
export type ChangeShop = (patch: Patch | ((state: ShopState) => Patch)) => void

/** The state of a catalogue, kept in its address alone. */
export function useShopState(): [ShopState, ChangeShop] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => readShop(search), [search])
  /** Two changes may come before the address follows, as a filter while a word waits: the second one goes on from the first. */
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  }, [state])
  const change = useCallback<ChangeShop>(
    (patch) => {
      const current = latest.current
      latest.current = { ...current, ...(typeof patch === 'function' ? patch(current) : patch) }
      navigate({ search: writeShop(latest.current) }, { replace: true })
    },
    [navigate],
  )
  return [state, change]
}

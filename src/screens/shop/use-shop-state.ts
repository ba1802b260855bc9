import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readShop, type ShopState, writeShop } from './shop-url'

export type ChangeShop = (patch: Partial<ShopState>) => void

/** The state of a catalogue, kept in its address alone. */
export function useShopState(): [ShopState, ChangeShop] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => readShop(search), [search])
  const change = useCallback<ChangeShop>(
    (patch) => navigate({ search: writeShop({ ...state, ...patch }) }, { replace: true }),
    [navigate, state],
  )
  return [state, change]
}

import { createContext, useContext, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useAllowed } from '../fields/engine'
import { useApp } from './app-context'
import { type MenuQuestion, menuTree, type NavEntry } from './menu-tree'
import { useMenu } from './use-boot'

/** What is selected in the front office; undefined in the other applications. */
export const SelectionContext = createContext<MenuQuestion['selection']>(undefined)

/** The menu as this person sees it now; undefined while it is loading. */
export function useEntries(): NavEntry[] | undefined {
  const { screens } = useApp()
  const translate = useTranslate()
  const { data } = useMenu()
  const allowed = useAllowed()
  const selection = useContext(SelectionContext)
  return useMemo(
    () =>
      data &&
      menuTree(data, {
        screens,
        selection,
        say: translate,
        isAllowed: ({ permission }) => permission === undefined || allowed(permission),
      }),
    [data, translate, screens, selection, allowed],
  )
}

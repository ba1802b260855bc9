import { type ComponentType, createContext, useContext } from 'react'
import type { Client } from '../../providers/client'
import type { Product } from '../../providers/product'
import type { Engine } from '../fields/engine'
import type { MenuSection } from './menu-sections'
import type { FoundKind } from './palette/found-kind'
import type { Screens } from './screens'

/** What the layout is given by the application's entry. */
export interface AppSetting {
  /** The first part of its addresses. */
  app: string
  client: Client
  product: Product
  screens: Screens
  /** The sections of a long menu. */
  sections?: readonly MenuSection[]
  /** The rows that « Rechercher partout » finds. */
  found?: readonly FoundKind[]
  /** How a list of many rows is exported without waiting. */
  longExports?: Engine['longExports']
  /** Its lists and records show the fields that administrators add; no other application asks for them. */
  customFields?: boolean | undefined
  /** Icons of the top entries of the menu, by the Material name that the server gives. */
  icons: Readonly<Record<string, ComponentType<{ fontSize?: 'small' }>>>
}

export const AppContext = createContext<AppSetting | undefined>(undefined)

export function useApp(): AppSetting {
  const setting = useContext(AppContext)
  if (!setting) throw new Error('useApp outside AppContext')
  return setting
}

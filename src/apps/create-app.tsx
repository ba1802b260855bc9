import type { ComponentType, ReactNode } from 'react'
import type { Registry } from '../../resources/registry'
import { AppFrame } from '../layout/AppFrame'
import type { AppSetting } from '../layout/app-context'
import type { Screens } from '../layout/screens'
import { startApplication } from '../layout/start-application'
import { resourceScreen } from '../screens/resource-screen'

/** What an application is made of in the browser; the engine gives the rest. */
export interface AppOptions {
  /** The first part of its addresses: `machine_name` of its row in `application`. */
  name: string
  /** Everything that it knows of (`createRegistry`): a `<Resource>` each. */
  resources: Registry
  /** Its screens by route name: its own, as custom routes, and generated ones that are placed otherwise. The menu shows no other. */
  screens?: Screens
  /** The resources whose generated pages are screens, besides. */
  lists?: readonly string[]
  /** What it says by key, besides the engine: `menu.library.Home`. A screen called as a resource has its name. */
  texts?: Readonly<Record<string, string>>
  /** Icons of its menu. */
  icons?: AppSetting['icons']
  /** The sections of a long menu. */
  sections?: AppSetting['sections']
  /** The rows that « Rechercher partout » finds. */
  found?: AppSetting['found']
  /** How a list of many rows is exported without waiting. */
  longExports?: AppSetting['longExports']
  /** Its lists and records show the fields that administrators add. */
  customFields?: boolean
  /** Under which its preferences are kept; none may be a prefix of another. */
  storeKey?: string
  /** What stands around every screen, where it is not the usual frame. */
  Frame?: ComponentType<{ children: ReactNode }>
}

const Usual = ({ children }: { children: ReactNode }) => <AppFrame>{children}</AppFrame>

/** The door to the engine in the browser: starts an application in its page, or leaves for the login page when nobody is logged in. */
export function createApp({
  name,
  resources,
  icons = {},
  sections,
  found,
  longExports,
  customFields,
  storeKey = name,
  Frame = Usual,
  screens = {},
  lists = [],
  texts = {},
}: AppOptions) {
  const generated = Object.fromEntries(lists.map((one) => [one, resourceScreen(resources, one)]))
  startApplication({
    ...{ app: name, registry: resources },
    ...{ icons, sections, found, longExports, customFields, storeKey, texts, Frame },
    screens: { ...screens, ...generated },
  })
}

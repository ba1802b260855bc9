import type { Permission as DeclaredPermission } from '../schema/permission'

/** The applications, as the ids of `application` have them. */
export const appCodes = { 1: 'BO', 2: 'TE', 3: 'PN', 4: 'FO' } as const
export type AppCode = (typeof appCodes)[keyof typeof appCodes]

/** The 14 profiles that a new database holds (domain §17.2). */
export const profileCodes = [
  'SA',
  'AD',
  'CM',
  'AC',
  'GC',
  'LB',
  'FA',
  'FC',
  'FL',
  'DI',
  'RE',
  'CH',
  'MA',
  'LE',
] as const
export type ProfileCode = (typeof profileCodes)[number]

/** Flags of a user that give one permission each. */
export type UserFlag = 'create_product_hc' | 'create_supplier_hc'
/** A menu's level from 1 to 4, `special` = ticked one by one, or a flag of the user. */
export type Requirement = 1 | 2 | 3 | 4 | 'special' | UserFlag

/** A permission of the portal; its menus are places, `FO/CartList`. */
export interface Permission extends DeclaredPermission {
  apps: readonly AppCode[]
  flag?: UserFlag
  grants: readonly ProfileCode[]
}

const words = (text: string): string[] => text.split(' ').filter(Boolean)
const isCode = (word: string): word is ProfileCode => profileCodes.some((code) => code === word)
const isApp = (word: string): word is AppCode => Object.values(appCodes).some((code) => code === word)

/** Says a permission in one line: name, label, `APP/Menu …` (or an application alone), what it asks, who holds it. */
export function permission(
  [name, label]: readonly [string, string],
  where: string,
  { asks, grants, implies = [] }: { asks: Requirement; grants: string; implies?: readonly string[] },
): Permission {
  const places = words(where)
  const apps = [...new Set(places.map((place) => place.split('/')[0] ?? ''))].filter(isApp)
  const flag = asks === 'create_product_hc' || asks === 'create_supplier_hc' ? { flag: asks } : {}
  return {
    name,
    label,
    apps,
    menus: places.filter((place) => place.includes('/')),
    level: typeof asks === 'number' ? asks : 0,
    special: asks === 'special',
    ...flag,
    grants: words(grants).filter(isCode),
    implies,
  }
}

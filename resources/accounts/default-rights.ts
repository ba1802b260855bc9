import { lookup } from '../schema/lookup'
import type { AppCode, Permission, ProfileCode } from './permission'

export interface DefaultProfile {
  code: ProfileCode
  label: string
  level: number
  profileTypeId: 1 | 2 | 3
  allMenus: boolean
}

const profile = (
  code: ProfileCode,
  label: string,
  { level, profileTypeId }: { level: number; profileTypeId: 1 | 2 | 3 },
): DefaultProfile => ({ code, label, level, profileTypeId, allMenus: code === 'SA' })

/** The profiles of a new database, in the order of their ids (domain §17.2). */
export const defaultProfiles: readonly DefaultProfile[] = [
  profile('SA', 'Super administrateur', { level: 100, profileTypeId: 1 }),
  profile('AD', 'Administrateur', { level: 80, profileTypeId: 1 }),
  profile('CM', 'Chargé de mission', { level: 60, profileTypeId: 1 }),
  profile('AC', 'Acheteur marchés', { level: 60, profileTypeId: 1 }),
  profile('GC', 'Gestionnaire catalogue', { level: 50, profileTypeId: 1 }),
  profile('LB', 'Lecture back office', { level: 10, profileTypeId: 1 }),
  profile('FA', 'Fournisseur administrateur', { level: 30, profileTypeId: 2 }),
  profile('FC', 'Fournisseur commercial', { level: 20, profileTypeId: 2 }),
  profile('FL', 'Fournisseur logistique', { level: 10, profileTypeId: 2 }),
  profile('DI', 'Directeur / valideur', { level: 50, profileTypeId: 3 }),
  profile('RE', 'Responsable restauration', { level: 40, profileTypeId: 3 }),
  profile('CH', 'Chef de cuisine / acheteur', { level: 30, profileTypeId: 3 }),
  profile('MA', 'Magasinier', { level: 20, profileTypeId: 3 }),
  profile('LE', 'Lecture', { level: 10, profileTypeId: 3 }),
]

const appOf: Readonly<Record<number, AppCode>> = lookup({ 1: 'BO', 2: 'TE', 3: 'FO' })

export interface DefaultRights {
  levels: Map<string, number>
  ticked: string[]
}

/** The highest level of a menu that gives nothing which the profile should not hold. */
function safeLevel(menu: string, code: ProfileCode, catalogue: readonly Permission[]): number {
  const refused = catalogue.filter(
    ({ menus, level, grants }) => level > 0 && menus.includes(menu) && !grants.includes(code),
  )
  return Math.min(4, ...refused.map(({ level }) => level - 1))
}

/**
 * Levels and ticks that give a profile exactly its permissions: by level where a menu of its application has them, ticked
 * where none does. A special permission opens its menu for consultation.
 */
export function defaultRights(of: DefaultProfile, catalogue: readonly Permission[]): DefaultRights {
  const rights: DefaultRights = { levels: new Map(), ticked: [] }
  for (const { name, grants, menus, level, flag } of catalogue) {
    if (!grants.includes(of.code) || flag) continue
    const menu = menus.find((one) => one.startsWith(`${appOf[of.profileTypeId]}/`))
    const safe = menu ? safeLevel(menu, of.code, catalogue) : 0
    const given = Math.min(Math.max(level, 1), safe)
    if (menu && given > (rights.levels.get(menu) ?? 0)) rights.levels.set(menu, given)
    if (level === 0 || safe < level) rights.ticked.push(name)
  }
  return rights
}

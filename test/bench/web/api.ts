import { resources } from '../../../resources'
import { menus } from '../../../resources/rights'
import type { AnyResource } from '../../../resources/schema/resource'
import { memoryOf, type Row } from '../../memory/rows'
import { search } from '../../memory/search'

const words = [
  'Kilogramme',
  'Barquette',
  'Carton',
  'Bouteille',
  'Sachet',
  'Boîte',
  'Plateau',
  'Litre',
  'Filet',
  'Seau',
]
const kinds = ['weight', 'volume', 'count']

/** 504 units, always the same. */
export const units: Row[] = Array.from({ length: 504 }, (_, n) => ({
  id: n + 1,
  lock_version: 0,
  label: `${words[(n * 7) % words.length]} ${String((n * 37) % 504).padStart(3, '0')}`,
  abbreviation: `u${n}`,
  kind: kinds[n % kinds.length],
  decimals: n % 4,
  position: n,
  active: n % 7 !== 0,
  createdAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-01-05T08:00:00.000Z',
}))

const permissionsOf = ({ access }: AnyResource) => Object.values(access).flat()
const permissions = Object.fromEntries(resources.all.flatMap(permissionsOf).map((name) => [name, true]))
const user = {
  id: 1,
  email: 'admin@portail.example',
  first_name: 'Claire',
  last_name: 'Moreau',
  Profile: { id: 1, label: 'Super administrateur', profile_type_id: 1, all_menus: true },
}
const navigation = menus
  .filter((menu) => menu.available && menu.app === 'BO' && !menu.parent)
  .map(({ label, icon, routeName }, index) => ({ id: index + 1, label, icon, routeName, available: true }))

const memory = memoryOf(resources, { Unit: units })

/** What the pages ask of the API, answered from memory; undefined for any other call. */
export function answer(path: string, body: string): unknown {
  if (path === '/search/') return search(memory, JSON.parse(body))
  if (path === '/users/me') return user
  if (path === '/auth/permissions') return permissions
  if (path === '/app') return [{ id: 1, machine_name: 'back-office', url: '/back-office/' }]
  return path.startsWith('/core/menu') ? navigation : undefined
}

/** What a page finds in the browser of somebody who is signed in, and who likes 100 rows a page where asked. */
export const signedIn = (perPage = 25): Record<string, string> => ({
  token: 'token',
  refreshToken: 'refresh',
  user: JSON.stringify(user),
  permissions: JSON.stringify(permissions),
  'portail-achats.1.list.unit.perPage': String(perPage),
})

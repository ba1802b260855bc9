import type { ProfileCode } from '../../../resources/accounts/permission'
import type { FixtureUser } from '../data/fixture-users'
import { firstNames, lastNames } from '../data/names'
import type { Dataset, Kept, SeedRow } from '../dataset'
import { stream } from '../random'
import { userRow } from '../users'

const total = 150

type Post = readonly [profile: ProfileCode, role: string, perimeter: SeedRow]

const team: readonly Post[] = [
  ['CM', 'project_manager', { company_ids: [1] }],
  ['CM', 'project_manager', { company_ids: [1, 2] }],
  ['AC', 'buyer', { company_ids: [2], family_ids: [6, 7, 8] }],
  ['AC', 'buyer', { company_ids: [1], family_ids: [1, 2, 3] }],
  ['GC', 'catalog_manager', {}],
  ['GC', 'catalog_manager', {}],
  ['LB', 'viewer', {}],
  ['AD', 'admin', {}],
]
const supplierPosts: readonly (readonly [ProfileCode, string])[] = [
  ['FA', 'supplier_contact'],
  ['FC', 'supplier_contact'],
  ['FL', 'supplier_contact'],
]
const memberPosts: readonly (readonly [ProfileCode, string])[] = [
  ['RE', 'manager'],
  ['CH', 'cook'],
  ['DI', 'director'],
  ['MA', 'storekeeper'],
  ['LE', 'viewer'],
]

/** The posts to fill: the team, two or three for a supplier, then one after the other for the members. */
function posts(data: Dataset, room: number): Post[] {
  const fixtures = new Set([1, 2, 3, 5, 7, 8])
  const atSuppliers = data.rows('supplier').flatMap(({ id }): Post[] => {
    const [first, second, third] = supplierPosts
    const asked = fixtures.has(id) ? [second, third] : [first, second]
    return asked.flatMap((post) => (post ? [[...post, { supplier_ids: [id] }] as const] : []))
  })
  const members = data.rows('adherent').filter(({ id }) => id > 5)
  const atMembers = memberPosts.flatMap((post) =>
    members.map(({ id }): Post => [...post, { adherent_ids: [id] }]),
  )
  return [...team, ...atSuppliers, ...atMembers].slice(0, room)
}

function nameOf(key: string, taken: Set<string>): Pick<FixtureUser, 'first_name' | 'last_name'> {
  const random = stream(key)
  for (;;) {
    const [first_name, last_name] = [random.pick(firstNames), random.pick(lastNames).replace('-', ' ')]
    const name = `${first_name} ${last_name}`
    if (taken.has(name)) continue
    taken.add(name)
    return { first_name, last_name }
  }
}

/** A member's cook is validated by its manager. */
function addValidators(users: readonly Kept[]) {
  const key = ({ adherent_ids }: Kept) => String(adherent_ids)
  const managers = new Map(
    users.filter(({ role_id }) => role_id === 7).map((manager) => [key(manager), manager.id]),
  )
  for (const user of users) if (user.role_id === 8) user.validator_one = managers.get(key(user)) ?? null
}

/** People of every profile, up to 150 users. */
export function addDemoUsers(data: Dataset, password: string): void {
  const first = data.rows('user').length
  const taken = new Set(data.rows('user').map((row) => `${row.first_name} ${row.last_name}`))
  const rows = posts(data, total - first).map(([profile, role, perimeter], index) => {
    const rank = first + index + 1
    return userRow(
      data,
      { ...nameOf(`user ${rank}`, taken), profile, role, perimeter },
      { rank, password_hash: password },
    )
  })
  addValidators(data.add('user', rows))
}

import { hash } from '@node-rs/argon2'
import type { ProfileCode } from '../../resources/accounts/permission'
import { type FixtureUser, fixtureUsers } from './data/fixture-users'
import type { Dataset, SeedRow } from './dataset'
import { phoneOf, slug } from './identifiers'
import { profileId } from './profiles'

/** The password of every account of the demonstration. */
export const demonstrationPassword = 'Portail2026!'

/** Hashed once, with a salt of its own: these accounts have no secret. */
export const demonstrationHash = (): Promise<string> =>
  hash(demonstrationPassword, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    salt: Buffer.from('demonstration-26'),
  })

const civilityOf = (first_name: string) => (/[ae]$|ie$/.test(first_name) ? 1 : 2)
const managers: readonly ProfileCode[] = ['RE', 'DI']

/** The row of a user; who runs a kitchen or a house may create what is out of the catalogues. */
export function userRow(
  data: Dataset,
  user: FixtureUser,
  { rank, password_hash }: { rank: number; password_hash: string },
): SeedRow {
  const { first_name, last_name, profile, role, email, perimeter } = user
  const outOfCatalog = managers.includes(profile)
  return {
    first_name,
    last_name,
    email: email ?? `${slug(first_name)}.${slug(last_name)}@demo.example`,
    phone_number: phoneOf(1000 + rank),
    civility_id: civilityOf(first_name),
    profile_id: profileId(profile),
    role_id: data.id('role', 'machine_name', role),
    status_id: 1,
    create_product_hc: outOfCatalog,
    create_supplier_hc: outOfCatalog,
    password_hash,
    ...perimeter,
  }
}

export function addFixtureUsers(data: Dataset, password: string): void {
  data.add(
    'user',
    fixtureUsers.map((user, index) => userRow(data, user, { rank: index + 1, password_hash: password })),
  )
}

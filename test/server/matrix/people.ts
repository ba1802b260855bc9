import { permissionCatalogue } from '../../../resources/accounts/permissions'
import { addPerson, type Person, signIn, type TestActor } from '../../kit/actors'
import type { TestApp } from '../../kit/open-app'
import { Tenant } from './world'

export const sides = ['backOffice', 'supplier', 'adherent'] as const
export type Side = (typeof sides)[number]

/** Two tenants who have nothing in common but what is everybody's, and a person of each kind for the first one. */
export interface World {
  own: Tenant
  other: Tenant
  people: Record<Side, TestActor>
}

const places = { backOffice: 1, supplier: 2, adherent: 3 } as const

/** Gives a person every permission there is, so that nothing but the perimeter is left to refuse. */
async function allow(on: TestApp, userId: number, side: Side): Promise<void> {
  const names = permissionCatalogue(on.context.db.registry.all).map(({ name }) => name)
  await on.context.db.system('seed', async (tx) => {
    const [profile] = await tx.query<{ id: number }>(
      'insert into profile (label, level, profile_type_id, all_menus) values ($1, 90, $2, $3) returning id',
      [`Tous droits ${side}`, places[side], side === 'backOffice'],
    )
    const id = profile?.id ?? 0
    await tx.query(
      'insert into profile_menu (profile_id, menu_id, access_level) select $1, id, 4 from menu',
      [id],
    )
    await tx.query('insert into profile_permission (profile_id, permission) select $1, unnest($2::text[])', [
      id,
      names,
    ])
    await tx.query('update "user" set profile_id = $1 where id = $2', [id, userId])
  })
}

async function person(on: TestApp, own: Tenant, side: Side): Promise<TestActor> {
  const id = (name: string) => own.ids.get(name) ?? 0
  const lists: Record<Side, Partial<Person>> = {
    backOffice: { companies: [id('company')] },
    supplier: { suppliers: [id('supplier')] },
    adherent: { adherents: [id('adherent')], groups: [id('groupadherent')] },
  }
  const email = `${side.toLowerCase()}@canari.example`
  await allow(on, await addPerson(on, { email, profile: 'RE', ...lists[side] }), side)
  return signIn(on.app, email)
}

/** Rows of a resource that calls ask for in another state. */
const variants = {
  cart: { status: '100' },
  pending: { status: '150' },
} as const

/** Plants two tenants. */
export async function plantTenants(on: TestApp): Promise<Pick<World, 'own' | 'other'>> {
  const { registry } = on.context.db
  const plant = (name: string, start: number) =>
    on.context.db.system('seed', async (tx) => {
      const tenant = new Tenant(on, tx, name, start)
      for (const resource of registry.all) await tenant.row(resource)
      for (const [known, values] of Object.entries(variants))
        await tenant.variant(known, registry.get('order'), values)
      return tenant
    })
  return { own: await plant('nous', 1000), other: await plant('autrui', 9000) }
}

/** Plants both tenants and signs in the people of the first. */
export async function makeWorld(on: TestApp): Promise<World> {
  const { own, other } = await plantTenants(on)
  const people = {} as Record<Side, TestActor>
  for (const side of sides) people[side] = await person(on, own, side)
  return { own, other, people }
}

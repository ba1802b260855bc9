import { resources } from '../../resources'
import { permissionCatalogue } from '../../resources/accounts/permissions'
import { signIn, type TestActor } from './actors'
import type { TestApp } from './open-app'

const takeOff = `
  with of as (select profile_id as id from "user" where email = $3),
    menus as (update profile_menu m set access_level = 0 from of where m.profile_id = of.id and m.menu_id in
      (select e.id from menu e where e."routeName" = any($2::text[])) returning m.id)
  update profile_permission p set permission = 'off ' || p.permission from of where p.profile_id = of.id and p.permission = $1`

const giveBack = `update profile_menu m set access_level = v.level
  from json_to_recordset($1::json) as v(id bigint, level int) where v.id = m.id`

/** Asks as somebody whose profile lacks a permission, then gives everything back; answers the status. */
export async function withoutPermission(
  on: TestApp,
  { email, permission }: { email: string; permission: string },
  ask: (actor: TestActor) => Promise<{ status: number }>,
): Promise<number> {
  const system = on.context.db.system
  const known = permissionCatalogue(resources.all).find((one) => one.name === permission)
  if (!known) throw new Error(`No permission is called ${permission}`)
  const routes = known.menus.map((menu) => menu.split('/')[1])
  const [kept] = await system('seed', (tx) =>
    tx.query<{ levels: string }>(
      `select json_agg(json_build_object('id', id, 'level', access_level))::text as levels from profile_menu`,
    ),
  )
  await system('seed', (tx) => tx.query(takeOff, [permission, routes, email]))
  try {
    const actor = await signIn(on.app, email)
    const held = await actor.get<{ hasAccess: boolean }>(`/auth/have-access-to/${permission}`)
    if (held.body.hasAccess) throw new Error(`${permission} is still held`)
    return (await ask(actor)).status
  } finally {
    await system('seed', async (tx) => {
      await tx.query(giveBack, [kept?.levels])
      await tx.query(
        `update profile_permission set permission = substr(permission, 5) where permission like 'off %'`,
      )
    })
  }
}

import { type ApplicationAnswer, menuItem } from '../../resources/accounts/answers'
import { menuEndpoints } from '../../resources/accounts/menu-endpoints'
import { f } from '../../resources/schema/f'
import { defineCall } from '../api/call'
import type { Context } from '../api/context'
import { serve } from '../api/serve'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { menuTree, readMenus, shownMenus } from './menu-tree'

/** Which menus the actor's profile opens: all of the back office, or those with a level. */
async function heldBy(tx: Tx, actor: Actor): Promise<(id: number) => boolean> {
  const rows = await tx.query<{ id: number }>(
    `select m.id from "user" u join profile p on p.id = u.profile_id cross join menu m
     where u.id = $1 and ((p.all_menus and p.profile_type_id = 1 and m.application_id = 1) or exists (
       select 1 from profile_menu pm where pm.profile_id = p.id and pm.menu_id = m.id and pm.access_level > 0 and pm."deletedAt" is null))`,
    [actor.userId],
  )
  const ids = new Set(rows.map((row) => row.id))
  return (id) => ids.has(id)
}

const navigation = ({ db }: Context, actor: Actor, application: string) =>
  db.system('session', async (tx) =>
    shownMenus(menuTree(await readMenus(tx, application), await heldBy(tx, actor))),
  )

export const menuCalls = [
  ...serve(menuEndpoints, {
    applications: ({ context }) =>
      context.db.system('session', (tx) =>
        tx.query<ApplicationAnswer>(
          'select id, label, machine_name, url from application where "deletedAt" is null order by id',
        ),
      ),
    all: ({ context, actor }) =>
      context.db.system('session', async (tx) => menuTree(await readMenus(tx), await heldBy(tx, actor))),
    ofApplication: ({ context, actor, params: { app } }) => navigation(context, actor, app),
  }),
  defineCall('GET /users/userMenu', 'signedIn', {
    shape: {
      summary: 'Menus de la personne connectée dans une application',
      tag: 'Menus',
      query: { applicationName: f.text({ label: 'Application', required: true, max: 40 }) },
      answers: [menuItem],
    },
    run: ({ context, actor, query }) => navigation(context, actor, query.applicationName),
  }),
]

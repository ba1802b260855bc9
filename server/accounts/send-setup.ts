import { accounts as texts } from '../../i18n/fr/accounts'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { getRow } from '../api/read'
import { workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { pastRights } from '../database/past-rights'
import { mailLink } from './account-mails'
import { refuseAbove, refuseImpersonated } from './user-limits'

interface Account {
  is_new: boolean
}

const findSql = 'select password_hash is null and status_id = 1 as is_new from "user" where id = $1'

/** Mails once more the link by which a new account chooses its password; the former link is of no use any more. */
export async function sendSetup(context: Context, actor: Actor, id: number): Promise<void> {
  refuseImpersonated(actor)
  const { db, now } = context
  await db.write(actor, async (tx) => {
    const row = await getRow(workOf(db, tx, now()), db.registry.get('user'), id)
    await refuseAbove(workOf(db, tx, now()), row)
    await pastRights(tx, 'outbox', async (system) => {
      const [account] = await system.query<Account>(findSql, [id])
      if (!account?.is_new) throw new ApiError('err403', { display: texts.alreadySetUp })
      const person = { id, email: String(row.email), first_name: String(row.first_name) }
      await mailLink(context, system, { purpose: 'setup', ...person })
    })
  })
}

import { openPortal } from '../open-portal'

/** The product in a process of its own, so that the readers that are measured take none of its time. */
const portal = await openPortal('live', ({ db }) => db)
const emails = await portal.db.system('seed', (tx) =>
  tx.query<{ email: string }>(
    `select u.email from "user" u join profile p on p.id = u.profile_id where u.status_id = 1 and u."deletedAt" is null
       and p.profile_type_id = 1 and not coalesce(p.two_factor_required, false) order by u.id limit 20`,
  ),
)
process.send?.({ url: portal.url, emails: emails.map(({ email }) => email) })
process.once('message', () => void portal.close().then(() => process.exit(0)))

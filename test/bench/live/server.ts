import { openPortal } from '../open-portal'

/** The product in a process of its own, so that the readers that are measured take none of its time. */
const portal = await openPortal('live', ({ db }) => db)
const people = 20

/** Colleagues of the administrator, with the same rights: a person has twelve streams at most. */
const emails = await portal.db.system('seed', async (tx) => {
  const columns = await tx.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'user' and is_generated = 'NEVER' and column_name not in ('id', 'email')`,
  )
  const same = columns.map(({ name }) => `"${name}"`).join(', ')
  return tx.query<{ email: string }>(
    `insert into "user" (email, ${same}) select 'banc-' || n || '@demo.example', ${same}
     from (select * from "user" where email = 'nadia.roche@demo.example') u, generate_series(1, ${people}) n returning email`,
  )
})
process.send?.({ url: portal.url, emails: emails.map(({ email }) => email) })
process.once('message', () => void portal.close().then(() => process.exit(0)))

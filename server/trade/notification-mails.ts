import { digestMail, type NotificationMail, notificationMail } from '../../i18n/fr/notifications'
import { linkOf } from '../../resources/content/notification-links'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { mailProduct, siteAddress } from '../mail/product'
import { queueMail } from '../mail/queue'

type Deps = Pick<Context, 'config' | 'now'>

interface Waiting extends Record<string, unknown> {
  id: number
  user_id: number
  kind: string
  title: string
  body: string
  model: string | null
  entity_id: number | null
  email: string
  first_name: string
  profile_type_id: number
}

/** Takes what waits for one sort of mail: a process that comes at the same time gets none of it. */
const takeSql = `update notification n set mailing = 'sent' from "user" u join profile p on p.id = u.profile_id
  where n.mailing = $1 and u.id = n.user_id and n.id in (select id from notification where mailing = $1 order by id limit 500 for update skip locked)
  returning n.id, n.user_id, n.kind, n.title, n.body, n.model, n.entity_id, u.email, u.first_name, u.status_id,
    u."deletedAt" is not null as gone, n."deletedAt" is not null as hidden, p.profile_type_id`

async function take(tx: Tx, mailing: 'mail' | 'digest'): Promise<Waiting[]> {
  const rows = await tx.query<Waiting>(takeSql, [mailing])
  return rows
    .filter(({ gone, hidden, status_id }) => !gone && !hidden && status_id === 1)
    .sort((a, b) => a.user_id - b.user_id || a.id - b.id)
}

const mailOf = ({ config }: Deps, row: Waiting): NotificationMail => {
  const link = linkOf(row.model, row.entity_id, row.profile_type_id)
  return { title: row.title, body: row.body, ...(link ? { address: siteAddress(config, link) } : {}) }
}

/** One mail for each notification whose person wants it at once; answers how many. */
export async function mailNotifications(deps: Deps, tx: Tx): Promise<number> {
  const product = mailProduct(deps.config)
  const rows = await take(tx, 'mail')
  for (const row of rows) {
    const mail = notificationMail({ ...product, ...mailOf(deps, row), firstName: row.first_name })
    const uniqueKey = `notification:${row.id}`
    await queueMail(tx, { kind: 'notification', to: row.email, mail, product, uniqueKey }, deps.now())
  }
  return rows.length
}

/** One mail a person for everything that waits for the recap of the morning; answers how many people. */
export async function mailDigests(deps: Deps, tx: Tx): Promise<number> {
  const product = mailProduct(deps.config)
  const waiting = await take(tx, 'digest')
  const people = [...new Set(waiting.map(({ user_id }) => user_id))]
  for (const person of people) {
    const rows = waiting.filter(({ user_id }) => user_id === person)
    const [first] = rows
    if (!first) continue
    const items = rows.map((row) => mailOf(deps, row))
    const mail = digestMail({ ...product, items, firstName: first.first_name })
    const uniqueKey = `recap_quotidien:${first.user_id}:${first.id}`
    await queueMail(tx, { kind: 'recap_quotidien', to: first.email, mail, product, uniqueKey }, deps.now())
  }
  return people.length
}

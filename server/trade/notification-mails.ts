import type { profile } from '../../resources/accounts/profile'
import type { user } from '../../resources/accounts/user'
import type { notification } from '../../resources/content/notification'
import { isNotificationKind } from '../../resources/content/notification-kinds'
import { applicationOf, linkOf } from '../../resources/content/notification-links'
import { notificationText } from '../../resources/content/notification-texts'
import { frenchDay } from '../../resources/schema/date-text'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { siteAddress } from '../mail/product'
import { queueModel } from '../mail/queue-model'

type Deps = Pick<Context, 'config' | 'now'>

type Waiting = RowOf<
  typeof notification,
  'id' | 'user_id' | 'kind' | 'title' | 'body' | 'model' | 'entity_id'
> &
  RowOf<typeof user, 'email' | 'first_name' | 'status_id'> &
  RowOf<typeof profile, 'profile_type_id'> & {
    params: Readonly<Record<string, string | number>> | null
    gone: boolean
    hidden: boolean
  }

/** Takes what waits for one sort of mail: a process that comes at the same time gets none of it. */
const takeSql = `with due as materialized (select id from notification where mailing = $1 order by id limit 500 for update skip locked)
  update notification n set mailing = 'sent' from due, "user" u join profile p on p.id = u.profile_id
  where n.id = due.id and u.id = n.user_id
  returning n.id, n.user_id, n.kind, n.params, n.title, n.body, n.model, n.entity_id, u.email, u.first_name, u.status_id,
    u."deletedAt" is not null as gone, n."deletedAt" is not null as hidden, p.profile_type_id`

async function take(tx: Tx, mailing: 'mail' | 'digest'): Promise<Waiting[]> {
  const rows = await tx.query<Waiting>(takeSql, [mailing])
  return rows
    .filter(({ gone, hidden, status_id }) => !gone && !hidden && status_id === 1)
    .sort((a, b) => a.user_id - b.user_id || a.id - b.id)
}

const address = (config: Deps['config'], { model, entity_id, profile_type_id }: Waiting) => {
  const link = linkOf(model, entity_id, profile_type_id)
  return link && siteAddress(config, link)
}

/** The kinds that have a mail of their own (domain §22), and what its variables stand for. */
function ownModel({ kind, params, first_name: prenom }: Waiting) {
  const said = (name: string) => String(params?.[name] ?? '')
  const values = { prenom, commande: said('order'), fournisseur: said('supplier'), valideur: said('by') }
  if (kind === 'order_validated') return { model: 'commande_validee' as const, values }
  if (kind === 'order_refused')
    return { model: 'commande_refusee' as const, values: { ...values, motif: said('reason') } }
  if (kind === 'order_confirmed')
    return { model: 'commande_confirmee' as const, values: { ...values, livraison: said('delivery_date') } }
  return undefined
}

/** The title and what it is about; of a kind that is no more, the title that was kept. */
const subjectOf = ({ kind, params, title }: Waiting): string =>
  isNotificationKind(kind) && params ? notificationText(kind, params).subject : title

/** One mail for each notification whose person wants it at once; answers how many. */
export async function mailNotifications(deps: Deps, tx: Tx): Promise<number> {
  const rows = await take(tx, 'mail')
  for (const row of rows) {
    const mail = { to: row.email, address: address(deps.config, row), uniqueKey: `notification:${row.id}` }
    const values = { prenom: row.first_name, titre: subjectOf(row), message: row.body }
    const own = ownModel(row)
    await queueModel(deps, tx, own ? { ...mail, ...own } : { ...mail, model: 'notification', values })
  }
  return rows.length
}

/** One mail a person for everything that waits for the recap of the morning; answers how many people. */
export async function mailDigests(deps: Deps, tx: Tx): Promise<number> {
  const waiting = await take(tx, 'digest')
  const people = [...new Set(waiting.map(({ user_id }) => user_id))]
  for (const person of people) {
    const rows = waiting.filter(({ user_id }) => user_id === person)
    const [first] = rows
    if (!first) continue
    await queueModel(deps, tx, {
      model: 'recap_quotidien',
      to: first.email,
      values: {
        prenom: first.first_name,
        date: frenchDay(parisDay(deps.now())),
        nombre: rows.length > 1 ? `${rows.length} notifications` : '1 notification',
        liste: rows.map(({ title, body }) => `${title} – ${body}`).join('\n\n'),
      },
      address: siteAddress(deps.config, boxOf(first.profile_type_id)),
      uniqueKey: `recap_quotidien:${person}:${first.id}`,
    })
  }
  return people.length
}

const boxOf = (profileTypeId: number) => `/${applicationOf(profileTypeId)}/notifications`

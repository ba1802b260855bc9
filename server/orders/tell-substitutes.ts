import { substitutionTexts as texts } from '../../i18n/fr/substitutions'
import { frenchMoment } from '../../resources/schema/date-text'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { pageAddress } from '../mail/product'
import { queueModel } from '../mail/queue-model'
import { notify } from '../trade/notify'
import { orderAddresses } from '../trade/order-recipients'
import { supplierUsers } from '../trade/recipients'
import { mailFacts } from './mail-facts'
import type { OrderRow } from './order-row'
import { downloadLink, type MailContext } from './queue-order'
import { createToken } from './tokens'

const authorSql = `select email, first_name from "user" where id = $1 and "deletedAt" is null and status_id = 1`

/** Tells the author what is proposed instead: in its box, and by a mail whose link answers without an account. */
export async function tellProposed(
  tx: Tx,
  order: OrderRow,
  { context, words, until }: { context: MailContext; words: readonly string[]; until: Date },
): Promise<void> {
  const now = context.now()
  const facts = await mailFacts(tx, order.id)
  const { number, supplier } = facts
  const limit = frenchMoment(until.toISOString())
  await notify(tx, {
    kind: 'substitution_proposed',
    users: [order.user_id],
    model: 'Order',
    entityId: order.id,
    event: now.toISOString(),
    params: { order: number, supplier, limit, what: words.join(' ; ') },
    now,
  })
  const [author] = await tx.query<{ email: string; first_name: string }>(authorSql, [order.user_id])
  if (!author) return
  const token = {
    orderId: order.id,
    purpose: 'substitute',
    expires: until,
    now,
    userId: order.user_id,
  } as const
  await queueModel(context, tx, {
    model: 'remplacement_propose',
    to: author.email,
    values: {
      prenom: author.first_name,
      commande: number,
      fournisseur: supplier,
      adherent: facts.adherent,
      service: facts.service,
      livraison: facts.delivery,
      limite: limit,
      remplacements: words.join('\n\n'),
    },
    address: pageAddress(context.config, '/answerOrder', await createToken(tx, context, token)),
    uniqueKey: `remplacement_propose:${order.id}:${now.toISOString()}`,
    about: { model: 'Order', id: order.id },
    ...(facts.sender ? { from: facts.sender } : {}),
  })
}

interface Answered {
  decided: readonly { id: number; asked: string; label: string; decision: 'accepted' | 'refused' }[]
  channel: 'app' | 'mail' | 'clock'
}

/** Tells the supplier what became of its proposals, and the author where the clock has answered. */
export async function tellAnswered(
  tx: Tx,
  order: OrderRow,
  { context, decided, channel }: Answered & { context: Context },
): Promise<void> {
  const now = context.now()
  const facts = await mailFacts(tx, order.id)
  const { number, supplier, adherent } = facts
  const what = decided.map(({ asked, label, decision }) => texts.answered[decision](asked, label))
  const event = decided
    .map(({ id }) => id)
    .join(',')
    .slice(0, 120)
  const about = { model: 'Order', entityId: order.id, event, now }
  const users = order.supplier_id === null ? [] : await supplierUsers(tx, order.supplier_id)
  const said = { order: number, what: what.join(' ; ') }
  await notify(tx, { ...about, kind: 'substitution_answered', users, params: { ...said, adherent } })
  if (channel === 'clock')
    await notify(tx, {
      ...about,
      kind: 'substitution_closed',
      users: [order.user_id],
      params: { ...said, supplier },
    })
  const to = await orderAddresses(tx, order)
  if (!to.length) return
  await queueModel(context, tx, {
    model: 'remplacement_repondu',
    to,
    values: {
      commande: number,
      fournisseur: supplier,
      service: facts.service,
      adherent,
      livraison: facts.delivery,
      reponses: what.join('\n\n'),
    },
    address: await downloadLink(tx, context, order),
    uniqueKey: `remplacement_repondu:${order.id}:${event}`,
    about: { model: 'Order', id: order.id },
    ...(facts.sender ? { from: facts.sender } : {}),
  })
}

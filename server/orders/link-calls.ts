import { orderPdf as pdfTexts } from '../../i18n/fr/order-pdf'
import { orderTexts } from '../../i18n/fr/orders'
import { tag } from '../../resources/orders/call-fields'
import { confirmationFields, linesBody } from '../../resources/orders/confirmation-fields'
import { confirmedOrder, linkedOrder } from '../../resources/orders/link-answers'
import { orderValidation } from '../../resources/orders/order-follow'
import { f } from '../../resources/schema/f'
import { parisDay } from '../../resources/schema/paris-time'
import { type Call, publicCall } from '../api/call'
import { ApiError, invalid } from '../api/error'
import { attachment } from '../api/files/disposition'
import type { ActorTx, Tx } from '../database/connect'
import { systemRole } from '../database/roles'
import { byNobody } from '../trade/order-events'
import { tryConfirmOrder } from './confirm-order'
import { decideOrder } from './decide'
import { linkedOrderOf } from './linked-order'
import { ofToken, refuseConfirmed, spendLink, tellLinkUsed, token } from './of-token'
import { thrown } from './or-held'
import { documentOfToken, orderFile } from './read-by-supplier'
import { substitutionLinks } from './substitution-links'
import type { OrderToken } from './tokens'
import { warnedOfProposal } from './warn-proposal'

/** The transaction of a link in the name of the person that it was made for: it decides, and nothing else. */
const inNameOf = (tx: Tx, userId: number): ActorTx => ({
  ...tx,
  actor: {
    userId,
    sessionId: 0,
    profileTypeId: 3,
    level: 0,
    permissions: new Set(['validateOrders']),
    lists: {},
  },
  role: systemRole,
  beyond: (_reason, run) => run(tx),
})

const download: Call = publicCall(
  'GET /download/orderform',
  {
    summary: 'Télécharger la commande ; la première fois est la lecture',
    tag,
    query: { token },
    file: 'application/pdf',
  },
  async ({ context, query, reply }) => {
    const document = await context.db.system('public page', (tx) =>
      documentOfToken(tx, query.token, context.now()),
    )
    const { pdf } = await orderFile(document)
    attachment(reply, pdfTexts.file, 'application/pdf')
    return reply.send(pdf)
  },
)

const confirmPage: Call[] = [
  publicCall(
    'GET /download/order',
    {
      summary: "Ce que la page d'une commande montre à son fournisseur",
      tag,
      query: { token },
      answers: linkedOrder,
    },
    ({ context, query }) =>
      context.db.system('public page', async (tx) => {
        const now = context.now()
        const { order } = await ofToken(tx, query.token, { purposes: ['download', 'confirm'], now })
        return linkedOrderOf(tx, order.id, parisDay(now))
      }),
  ),
  publicCall(
    'POST /download/confirm',
    {
      summary: 'Confirmer une commande depuis son lien',
      tag,
      bodyLimit: linesBody,
      body: { token, ...confirmationFields },
      answers: confirmedOrder,
    },
    async ({ context, body }) => {
      const answer = await context.db.system('public page', async (tx) => {
        const now = context.now()
        const { found, order } = await ofToken(tx, body.token, { purposes: ['download', 'confirm'], now })
        await refuseConfirmed(tx, order)
        const held = await tryConfirmOrder(tx, order, { ...body, context, by: byNobody })
        if (held) return held
        await tellLinkUsed(tx, found, now)
        const confirmed = await linkedOrderOf(tx, order.id, parisDay(now))
        return { ...confirmed, warned: await warnedOfProposal(tx, order.id, now) }
      })
      return thrown(answer)
    },
  ),
]

async function refuseUsed(tx: Tx, { order_id, used_at, round }: OrderToken): Promise<void> {
  const [row] = await tx.query<{ name: string }>(
    `select concat_ws(' ', u.first_name, u.last_name) as name from "order_validation" v join "user" u on u.id = v.deciding_user_id
     where v.order_id = $1 and v.round = $2 order by v.decided_at desc nulls last, v.level desc limit 1`,
    [order_id, round],
  )
  if (used_at !== null) throw new ApiError('err514', { fill: { nom: row?.name ?? '' } })
}

const decidePage: Call[] = [
  publicCall(
    'GET /order/decide',
    {
      summary: "Ce que la page de décision montre d'une commande ; elle ne décide rien",
      tag,
      query: { token },
      answers: linkedOrder,
    },
    ({ context, query }) =>
      context.db.system('public page', async (tx) => {
        const now = context.now()
        const { found, order } = await ofToken(tx, query.token, { purposes: ['decide'], now })
        await refuseUsed(tx, found)
        return linkedOrderOf(tx, order.id, parisDay(now))
      }),
  ),
  publicCall(
    'POST /order/decide',
    {
      summary: 'Valider ou refuser une commande depuis son lien, une seule fois',
      errors: ['err513'],
      tag,
      body: {
        token,
        decision: f.select(
          { validated: 'Valider', refused: 'Refuser' },
          { label: 'Décision', required: true },
        ),
        reason: orderValidation.fields.reason,
      },
      answers: linkedOrder,
    },
    async ({ context, body }) => {
      // A link that a guard refused stays good: it is spent by a decision alone.
      const answer = await context.db.system('public page', async (tx) => {
        const now = context.now()
        const { found, order } = await ofToken(tx, body.token, { purposes: ['decide'], now })
        await refuseUsed(tx, found)
        const reason = (body.reason ?? '').trim()
        if (body.decision === 'refused' && reason.length < 3)
          throw invalid([{ name: 'reason', message: orderTexts.reason }])
        const decision = {
          id: order.id,
          decision: body.decision,
          reason,
          channel: 'mail',
          round: found.round ?? 0,
        } as const
        const refusal = await decideOrder(inNameOf(tx, found.user_id ?? 0), context, decision)
        if (refusal) return refusal
        await spendLink(tx, found, now)
        return linkedOrderOf(tx, order.id, parisDay(now))
      })
      return thrown(answer)
    },
  ),
]

/** The calls of whoever holds a link, without an account. */
export const linkCalls: Call[] = [download, ...confirmPage, ...decidePage, ...substitutionLinks]

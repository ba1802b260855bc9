import { decisionRows, substituteSearch, tag } from '../../resources/orders/call-fields'
import { linesBody } from '../../resources/orders/confirmation-fields'
import { answeredSubstitutions, linkedSubstitutions } from '../../resources/orders/link-answers'
import { substituteOptionsAnswer } from '../../resources/orders/substitution'
import { type Call, publicCall } from '../api/call'
import { ApiError } from '../api/error'
import type { Tx } from '../database/connect'
import { answerLines } from './answer-parts'
import { tryDecideSubstitutes } from './decide-substitutes'
import { mailFacts } from './mail-facts'
import { ofToken, spendLink, token } from './of-token'
import { thrown } from './or-held'
import type { OrderRow } from './order-row'
import { substituteOptions } from './substitute-options'
import { readSubstitutions } from './substitutions'
import { warnedOfProposal } from './warn-proposal'

/** What the page of the link shows: what was asked, what is proposed instead, until when. Opening it changes nothing. */
async function shown(tx: Tx, order: OrderRow) {
  const { adherent, supplier } = await mailFacts(tx, order.id)
  const lines = await answerLines(tx, order.id)
  const { number, ask_delivery_date, supplier_delivery_date, order_total_ht } = order
  const substitutions = (await readSubstitutions(tx, order.id)).flatMap((one) => {
    const line = lines.find(({ id }) => id === one.order_line_id)
    if (!line) return []
    const { label, quantity, price_ht, line_ht, OrderUnit, BillingUnit } = line
    return [{ ...one, asked: { label, quantity, price_ht, line_ht, OrderUnit, BillingUnit } }]
  })
  return {
    ...{ number, adherent, supplier, ask_delivery_date, supplier_delivery_date, order_total_ht },
    substitutions,
  }
}

const read: Call = publicCall(
  'GET /order/substitutions',
  {
    summary: 'Ce que la page des remplacements montre ; elle ne répond rien',
    tag,
    query: { token },
    answers: linkedSubstitutions,
  },
  ({ context, query }) =>
    context.db.system('public page', async (tx) => {
      const now = context.now()
      const { found, order } = await ofToken(tx, query.token, { purposes: ['substitute'], now })
      if (found.used_at !== null)
        throw new ApiError('err514', { fill: { nom: await nameOf(tx, found.user_id) } })
      return shown(tx, order)
    }),
)

async function nameOf(tx: Tx, userId: number | null): Promise<string> {
  const [row] = await tx.query<{ name: string }>(
    `select concat_ws(' ', first_name, last_name) as name from "user" where id = $1`,
    [userId],
  )
  return row?.name ?? ''
}

const answer: Call = publicCall(
  'POST /order/substitutions',
  {
    summary: 'Accepter ou refuser les articles proposés depuis leur lien, une seule fois',
    tag,
    bodyLimit: linesBody,
    body: { token, decisions: decisionRows },
    answers: answeredSubstitutions,
  },
  async ({ context, body }) => {
    // A link that a guard refused stays good.
    const answered = await context.db.system('public page', async (tx) => {
      const now = context.now()
      const { found, order } = await ofToken(tx, body.token, { purposes: ['substitute'], now })
      if (found.used_at !== null)
        throw new ApiError('err514', { fill: { nom: await nameOf(tx, found.user_id) } })
      const held = await tryDecideSubstitutes(tx, order, {
        context,
        decisions: body.decisions,
        by: { userId: found.user_id },
        channel: 'mail',
      })
      if (held) return held
      await spendLink(tx, found, now)
      return { ...(await shown(tx, order)), warned: await warnedOfProposal(tx, order.id, now) }
    })
    return thrown(answered)
  },
)

const options: Call = publicCall(
  'GET /download/substitutes',
  {
    summary: 'Articles que le fournisseur peut proposer pour une ligne, depuis le lien de la commande',
    tag,
    query: { token, ...substituteSearch },
    answers: substituteOptionsAnswer,
  },
  ({ context, query }) =>
    context.db.system('public page', async (tx) => {
      const now = context.now()
      const { order } = await ofToken(tx, query.token, { purposes: ['download', 'confirm'], now })
      const asked = { lineId: query.line_id, search: query.search ?? '', now }
      return { data: await substituteOptions(tx, order, asked) }
    }),
)

/** The calls of the links about what is proposed, without an account. */
export const substitutionLinks: Call[] = [read, answer, options]

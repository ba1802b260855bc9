import { memberFields } from '../../resources/orders/member-fields'
import { orderStandardAnswer, standardCartAnswer } from '../../resources/orders/tool-answers'
import { f } from '../../resources/schema/f'
import { type Call, defineCall } from '../api/call'
import { workOf } from '../api/work'
import { recordEvent } from '../database/history'
import { memberOf } from '../trade/member'
import { requireAny, requireMember } from './may'
import { orderStandardCart } from './order-standard'
import { forMember, label, ownerOf, params, tag } from './standard-cart-fields'
import { readStandardCart } from './standard-cart-rows'
import { createStandardCart, lockStandardCart } from './standard-cart-writes'

const clone: Call = defineCall('POST /standard-cart/{id}/clone', 'signedIn', {
  shape: {
    summary: 'Cloner un panier type',
    tag,
    answers: standardCartAnswer,
    params,
    body: { ...forMember, label },
  },
  run: ({ context, actor, params: { id }, body }) => {
    requireAny(actor, actor.profileTypeId === 1 ? 'cloneAdminStandardCart' : 'cloneStandardCart')
    return context.db.write(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      const source = await readStandardCart(work, id)
      const input = {
        ...(await ownerOf(work, body)),
        label: body.label,
        catalog_id: source.catalog_id,
        cloned_from_id: id,
      }
      return readStandardCart(work, await createStandardCart(work, input, source.lines ?? []))
    })
  },
})

const share: Call = defineCall('PUT /standard-cart/{id}/shares', 'shareAdminStandardCart', {
  shape: {
    summary: 'Partager un panier type administrateur avec des adhérents, des groupes et des services',
    tag,
    answers: standardCartAnswer,
    params,
    body: {
      adherents: f.refs('adherent', { label: 'Adhérents' }),
      groups: f.refs('groupadherent', { label: 'Groupes' }),
      companies: f.refs('company', { label: 'Services' }),
    },
  },
  run: ({ context, actor, params: { id }, body }) =>
    context.db.write(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      await lockStandardCart(work, id, { member: 'nobody', admin: 'shareAdminStandardCart' })
      const all = [body.adherents ?? [], body.groups ?? [], body.companies ?? []]
      await tx.query('delete from standard_cart_share where standard_cart_id = $1', [id])
      for (const [index, column] of ['adherent_id', '"groupAdherent_id"', 'company_id'].entries())
        await tx.query(
          `insert into standard_cart_share (standard_cart_id, ${column}, "createdAt", "updatedAt", created_by) select $1, one, $3, $3, $4 from unnest($2::bigint[]) one`,
          [id, all[index], work.now, actor.userId],
        )
      await recordEvent(tx, 'Standard_cart', {
        id,
        event: 'shared',
        payload: { adherents: all[0], groups: all[1], companies: all[2] },
        now: work.now,
      })
      return readStandardCart(work, id)
    }),
})

const order: Call = defineCall('POST /standard-cart/{id}/order', 'addCartArticle', {
  shape: {
    summary: 'Commander depuis un panier type',
    tag,
    answers: orderStandardAnswer,
    params,
    body: { ...memberFields, lines: f.refs('standard_cart_line', { label: 'Lignes choisies' }) },
  },
  run: ({ context, actor, params: { id }, body }) => {
    requireMember(actor, 'orderFoodFromStandardCart', 'orderNonFoodFromStandardCart')
    return context.db.write(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      await readStandardCart(work, id)
      const member = await memberOf(work, body.adherentId, body.isGroup === true)
      return orderStandardCart(work, id, { member, ...(body.lines ? { only: body.lines } : {}) })
    })
  },
})

/** What is done with a standard cart. */
export const standardCartActs: Call[] = [clone, share, order]

import { standardCart } from '../../resources/orders/standard-cart'
import { standardCartAnswer, standardCartHead } from '../../resources/orders/tool-answers'
import { f } from '../../resources/schema/f'
import { asked, page } from '../../resources/schema/pick'
import { success } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import { workOf } from '../api/work'
import { recordEvent } from '../database/history'
import { requireAny } from './may'
import { standardCartActs } from './standard-cart-acts'
import { forMember, label, lines, memberIn, ownerOf, params, tag } from './standard-cart-fields'
import { listStandardCarts, readStandardCart } from './standard-cart-rows'
import { createStandardCart, lockStandardCart, saveStandardLines } from './standard-cart-writes'

const reads: Call[] = [
  defineCall('GET /standard-cart/all', 'signedIn', {
    shape: {
      summary: "Paniers types d'un adhérent, partagés compris ; sans adhérent, ceux de l'administration",
      tag,
      answers: page('Paniers types', standardCartHead),
      listed: true,
      query: forMember,
    },
    run: ({ context, actor, query }) => {
      requireAny(actor, 'viewStandardCart', 'viewAdminStandardCart')
      return context.db.read(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const data = await listStandardCarts(work, await memberIn(work, query))
        return { data, total: data.length }
      })
    },
  }),
  defineCall('GET /standard-cart/{id}', 'signedIn', {
    shape: {
      summary: 'Un panier type et ses lignes',
      tag,
      answers: standardCartAnswer,
      params,
      query: forMember,
    },
    run: ({ context, actor, params: { id }, query }) => {
      requireAny(actor, 'viewStandardCart', 'viewAdminStandardCart')
      return context.db.read(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        return readStandardCart(work, id, await memberIn(work, query))
      })
    },
  }),
]

const writes: Call[] = [
  defineCall('POST /standard-cart', 'signedIn', {
    shape: {
      summary: 'Créer un panier type',
      tag,
      answers: standardCartAnswer,
      body: { ...forMember, label, catalog_id: standardCart.fields.catalog_id, lines },
    },
    run: ({ context, actor, body }) => {
      requireAny(actor, actor.profileTypeId === 1 ? 'createAdminStandardCart' : 'createStandardCart')
      return context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const input = {
          ...(await ownerOf(work, body)),
          label: body.label,
          catalog_id: body.catalog_id ?? null,
        }
        return readStandardCart(work, await createStandardCart(work, input, body.lines ?? []))
      })
    },
  }),
  defineCall('PUT /standard-cart/{id}', 'signedIn', {
    shape: {
      summary: 'Modifier un panier type et ses lignes',
      tag,
      answers: standardCartAnswer,
      params,
      body: {
        label: asked(label, { required: false, min: 1 }),
        active: asked(standardCart.fields.active, { required: false }),
        lines,
        lock_version: f.int({ label: 'Version lue' }),
      },
    },
    run: ({ context, actor, params: { id }, body }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const needed = { member: 'updateStandardCart', admin: 'updateAdminStandardCart' }
        const row = await lockStandardCart(work, id, needed)
        if (body.lock_version && body.lock_version !== row.lock_version) throw new ApiError('err409')
        if (body.lines) await saveStandardLines(work, id, body.lines)
        const changed = { label: body.label ?? undefined, active: body.active ?? undefined }
        await repo(work, standardCart).update(id, changed, { touch: true })
        await recordEvent(tx, 'Standard_cart', {
          id,
          event: 'updated',
          payload: { label: body.label ?? row.label },
          now: work.now,
        })
        return readStandardCart(work, id)
      }),
  }),
  defineCall('DELETE /standard-cart/{id}', 'signedIn', {
    shape: { summary: 'Supprimer un panier type', tag, params, answers: success },
    run: ({ context, actor, params: { id } }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        await lockStandardCart(work, id, { member: 'deleteStandardCart', admin: 'deleteAdminStandardCart' })
        await repo(work, standardCart).remove(id)
        await recordEvent(tx, 'Standard_cart', { id, event: 'deleted', payload: null, now: work.now })
        return { success: true }
      }),
  }),
]

/** Standard carts of members and of the back office (domain §5.12). */
export const standardCartCalls: Call[] = [...reads, ...writes, ...standardCartActs]

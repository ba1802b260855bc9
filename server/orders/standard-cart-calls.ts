import { standardCart } from '../../resources/orders/standard-cart'
import { standardCartEndpoints } from '../../resources/orders/standard-cart-endpoints'
import { messages } from '../../resources/schema/messages'
import type { Call } from '../api/call'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import { serve } from '../api/serve'
import type { Work } from '../api/work'
import { recordEvent } from '../database/history'
import { memberOf } from '../trade/member'
import { requireAny, requireMember } from './may'
import { orderStandardCart } from './order-standard'
import { listStandardCarts, readStandardCart } from './standard-cart-rows'
import {
  createStandardCart,
  lockStandardCart,
  saveStandardLines,
  shareStandardCart,
} from './standard-cart-writes'

const memberIn = (
  work: Work,
  { adherentId, isGroup }: { adherentId?: number | null | undefined; isGroup?: boolean | null | undefined },
) => (adherentId ? memberOf(work, adherentId, isGroup === true) : undefined)

async function ownerOf(work: Work, given: Parameters<typeof memberIn>[1]) {
  if (work.actor.profileTypeId === 1) return { adherent_id: null, groupAdherent_id: null }
  requireMember(work.actor)
  const member = await memberIn(work, given)
  if (!member) throw invalid([{ name: 'adherentId', message: messages.required }])
  return {
    adherent_id: member.isGroup ? null : member.id,
    groupAdherent_id: member.isGroup ? member.id : null,
  }
}

/** Standard carts of members and of the back office (domain §5.12). */
export const standardCartCalls: Call[] = serve(standardCartEndpoints, {
  list: async ({ actor, work, query }) => {
    requireAny(actor, 'viewStandardCart', 'viewAdminStandardCart')
    const data = await listStandardCarts(work, await memberIn(work, query))
    return { data, total: data.length }
  },
  one: async ({ actor, work, params: { id }, query }) => {
    requireAny(actor, 'viewStandardCart', 'viewAdminStandardCart')
    return readStandardCart(work, id, await memberIn(work, query))
  },
  create: async ({ actor, work, body: { label, catalog_id = null, lines, ...whose } }) => {
    requireAny(actor, actor.profileTypeId === 1 ? 'createAdminStandardCart' : 'createStandardCart')
    const input = { ...(await ownerOf(work, whose)), label, catalog_id }
    return readStandardCart(work, await createStandardCart(work, input, lines ?? []))
  },
  save: async ({ work, params: { id }, body }) => {
    const needed = { member: 'updateStandardCart', admin: 'updateAdminStandardCart' }
    const row = await lockStandardCart(work, id, needed)
    if (body.lock_version && body.lock_version !== row.lock_version) throw new ApiError('err409')
    if (body.lines) await saveStandardLines(work, id, body.lines)
    const changed = { label: body.label ?? undefined, active: body.active ?? undefined }
    await repo(work, standardCart).update(id, changed, { touch: true })
    const payload = { label: body.label ?? row.label }
    await recordEvent(work.tx, 'Standard_cart', { id, event: 'updated', payload, now: work.now })
    return readStandardCart(work, id)
  },
  remove: async ({ work, params: { id } }) => {
    await lockStandardCart(work, id, { member: 'deleteStandardCart', admin: 'deleteAdminStandardCart' })
    await repo(work, standardCart).remove(id)
    await recordEvent(work.tx, 'Standard_cart', { id, event: 'deleted', payload: null, now: work.now })
    return { success: true }
  },
  clone: async ({ actor, work, params: { id }, body: { label, ...whose } }) => {
    requireAny(actor, actor.profileTypeId === 1 ? 'cloneAdminStandardCart' : 'cloneStandardCart')
    const { catalog_id, lines } = await readStandardCart(work, id)
    const input = { ...(await ownerOf(work, whose)), label, catalog_id, cloned_from_id: id }
    return readStandardCart(work, await createStandardCart(work, input, lines ?? []))
  },
  share: async ({ work, params: { id }, body: { adherents, groups, companies } }) => {
    await shareStandardCart(work, id, {
      adherents: adherents ?? [],
      groups: groups ?? [],
      companies: companies ?? [],
    })
    return readStandardCart(work, id)
  },
  order: async ({ actor, work, params: { id }, body }) => {
    requireMember(actor, 'orderFoodFromStandardCart', 'orderNonFoodFromStandardCart')
    await readStandardCart(work, id)
    const member = await memberOf(work, body.adherentId, body.isGroup === true)
    return orderStandardCart(work, id, { member, ...(body.lines ? { only: body.lines } : {}) })
  },
})

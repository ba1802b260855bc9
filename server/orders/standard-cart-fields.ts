import { memberFields } from '../../resources/orders/member-fields'
import { standardCart, standardCartLine } from '../../resources/orders/standard-cart'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import { asked } from '../../resources/schema/pick'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { memberOf } from '../trade/member'
import { requireMember } from './may'

export const tag = 'Paniers types'
export const params = { id: f.int({ label: 'Panier type', required: true, min: 1 }) }
export const forMember = { adherentId: f.int({ label: 'Adhérent', min: 1 }), isGroup: memberFields.isGroup }
export const { label } = standardCart.fields

const line = standardCartLine.fields

export const lineFields = {
  article_id: asked(line.article_id, { door: 'call' }),
  product_not_in_catalog_id: asked(line.product_not_in_catalog_id, { door: 'call' }),
  quantity: line.quantity,
}
export const lines = f.rows(lineFields, { label: 'Lignes', max: 1000 })

export const memberIn = (
  work: Work,
  { adherentId, isGroup }: { adherentId?: number | null | undefined; isGroup?: boolean | null | undefined },
) => (adherentId ? memberOf(work, adherentId, isGroup === true) : undefined)

export async function ownerOf(work: Work, given: Parameters<typeof memberIn>[1]) {
  if (work.actor.profileTypeId === 1) return { adherent_id: null, groupAdherent_id: null }
  requireMember(work.actor)
  const member = await memberIn(work, given)
  if (!member) throw invalid([{ name: 'adherentId', message: messages.required }])
  return {
    adherent_id: member.isGroup ? null : member.id,
    groupAdherent_id: member.isGroup ? member.id : null,
  }
}

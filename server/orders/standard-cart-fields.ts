import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { memberOf } from '../trade/member'
import { memberFields } from './fields'
import { requireMember } from './may'

export const tag = 'Paniers types'
export const params = { id: f.int({ label: 'Panier type', required: true, min: 1 }) }
export const forMember = { adherentId: f.int({ label: 'Adhérent', min: 1 }), isGroup: memberFields.isGroup }
export const label = f.text({ label: 'Libellé', required: true, max: 120 })

export const lineFields = {
  article_id: f.ref('article', { label: 'Article', door: 'call' }),
  product_not_in_catalog_id: f.ref('productnotincatalog', { label: 'Produit hors catalogue', door: 'call' }),
  quantity: f.quantity({ label: 'Quantité', required: true, min: 0.001 }),
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

import { defineEndpoint, like } from '../schema/endpoint'
import { f } from '../schema/f'
import { pick } from '../schema/pick'
import { referencing } from './referencing'

/** Referencings in one call. */
export const mostReferencings = 500

const shared = { permission: 'manageReferencing', tag: 'Référencements' } as const
const someState = f.select(referencing.fields.state.options ?? {}, { label: 'État' })
const common = pick(referencing, [
  ...(['platform_id', 'company_id', 'family_ids'] as const),
  ...(['start_date', 'end_date', 'sending_mode'] as const),
])

/** Many referencings at once, from the screen of a member or of a supplier. */
export const referencingEndpoints = {
  change: defineEndpoint('PUT /referencing/bulk', {
    ...shared,
    whole: true,
    summary: 'Modifier plusieurs référencements',
    body: {
      ids: f.refs('referencing', { label: 'Référencements', max: mostReferencings }),
      state: someState,
      ...common,
    },
    gives: like<{ total: number }>(),
  }),
  create: defineEndpoint('POST /referencing/bulk', {
    ...shared,
    whole: true,
    summary: 'Référencer plusieurs adhérents chez plusieurs fournisseurs',
    body: {
      adherent_ids: f.refs('adherent', { label: 'Adhérents', max: mostReferencings }),
      groupAdherent_ids: f.refs('groupadherent', { label: "Groupes d'adhérents", max: mostReferencings }),
      supplier_ids: f.refs('supplier', { label: 'Fournisseurs', required: true, max: mostReferencings }),
      ...common,
    },
    gives: like<{ created: unknown[]; known: number }>(),
  }),
} as const

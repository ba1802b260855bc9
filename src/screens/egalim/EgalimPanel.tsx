import type { EgalimAsked } from '../../../providers/trade/egalim'
import type { Slot } from '../../admin/form/extensions'
import { EgalimView } from './EgalimView'

const panelOf =
  (name: keyof Omit<EgalimAsked, 'year'>): Slot =>
  ({ scope: { record } }) =>
    record ? <EgalimView of={{ [name]: Number(record.id) }} /> : null

/** The shares of a member, of a group and of a service on their pages in the back office. */
export const MemberEgalim = panelOf('adherent_id')
export const GroupEgalim = panelOf('group_id')
export const ServiceEgalim = panelOf('company_id')

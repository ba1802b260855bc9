import { membershipTexts as texts } from '../../../i18n/fr/membership'
import { statisticsScreenTexts } from '../../../i18n/fr/statistics-screens'
import type { Slot } from '../../admin/form/extensions'
import { PageHead } from '../../layout/PageHead'
import { useMember } from '../../trade/use-member'
import { MembershipView } from './MembershipView'

/** What membership brought the member, or the members of the group, that one works for. */
export function MembershipScreen() {
  const { id, isGroup } = useMember()
  return (
    <>
      <PageHead title={texts.title} back={{ path: '/statistics', label: statisticsScreenTexts.title }} />
      <MembershipView key={`${isGroup} ${id}`} of={isGroup ? { group_id: id } : { adherent_id: id }} />
    </>
  )
}

const panelOf =
  (name: 'adherent_id' | 'group_id'): Slot =>
  ({ scope: { record } }) =>
    record ? <MembershipView of={{ [name]: Number(record.id) }} /> : null

/** The same on the page of a member and of a group in the back office. */
export const MemberMembership = panelOf('adherent_id')
export const GroupMembership = panelOf('group_id')

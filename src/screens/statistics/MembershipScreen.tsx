import { membershipTexts as texts } from '../../../i18n/fr/membership'
import { statisticsScreenTexts } from '../../../i18n/fr/statistics-screens'
import type { FormScope } from '../../admin/form/form-scope'
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

/** The same on the page of a member or of a group in the back office. */
export function MembershipPanel({ scope: { record, resource } }: { scope: FormScope }) {
  if (!record) return null
  const id = Number(record.id)
  return <MembershipView of={resource.name === 'adherent' ? { adherent_id: id } : { group_id: id }} />
}

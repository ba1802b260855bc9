import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { membershipTexts } from '../../../i18n/fr/membership'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { dimensionNames } from '../../../resources/statistics/dimensions'
import { PageHead } from '../../layout/PageHead'
import { useMember } from '../../trade/use-member'
import { StatisticsView } from './StatisticsView'

const all = dimensionNames.filter((name) => name !== 'month')
const ofMembers = all.filter((name) => name !== 'group' && name !== 'service')

/** Statistics of the services that one works for. */
export function BackOfficeStatistics() {
  return (
    <>
      <PageHead title={texts.title} />
      <StatisticsView of={{}} by={all} />
    </>
  )
}

/** Statistics of the member, or of the members of the group, that one works for. */
export function MemberStatistics() {
  const { id, isGroup } = useMember()
  return (
    <>
      <PageHead title={texts.title}>
        <Button component={Link} to="/statistics/membership">
          {membershipTexts.open}
        </Button>
      </PageHead>
      <StatisticsView
        key={`${isGroup} ${id}`}
        of={isGroup ? { group_id: id } : { adherent_id: id }}
        by={isGroup ? ofMembers : ofMembers.filter((name) => name !== 'adherent')}
      />
    </>
  )
}

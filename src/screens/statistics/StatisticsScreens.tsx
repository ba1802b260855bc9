import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { Link } from 'react-router'
import { membershipTexts } from '../../../i18n/fr/membership'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { dimensionNames } from '../../../resources/statistics/dimensions'
import { useAdherent } from '../../layout/adherent-context'
import { PageHead } from '../../layout/PageHead'
import { useMember } from '../../trade/use-member'
import { useUrlChoice } from '../../widgets/use-url-choice'
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

/** Statistics of the member, or of the members of the group, that one works for; of all of one's own where the address says so. */
export function MemberStatistics() {
  const { id, isGroup } = useMember()
  const { list } = useAdherent()
  const [of, setOf] = useUrlChoice('of')
  const isAll = of === 'all' && list.length > 1
  const own = isGroup ? { group_id: id } : { adherent_id: id }
  return (
    <>
      <PageHead title={texts.title}>
        {list.length > 1 && (
          <Chip
            label={texts.allMine}
            color={isAll ? 'primary' : 'default'}
            variant={isAll ? 'filled' : 'outlined'}
            aria-pressed={isAll}
            onClick={() => setOf(isAll ? '' : 'all')}
          />
        )}
        <Button component={Link} to="/statistics/membership">
          {membershipTexts.open}
        </Button>
      </PageHead>
      <StatisticsView
        key={isAll ? 'all' : `${isGroup} ${id}`}
        of={isAll ? {} : own}
        by={isAll || isGroup ? ofMembers : ofMembers.filter((name) => name !== 'adherent')}
      />
    </>
  )
}

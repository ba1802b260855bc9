import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { receiveDayTexts as texts } from '../../../i18n/fr/receive-day'
import { useApp } from '../../layout/app-context'
import { PageHead } from '../../layout/PageHead'
import { screenAddress } from '../../layout/screens'
import { DayList } from '../../trade/receive-day/DayList'
import { useReceiveDay } from '../../trade/receive-day/use-receive-day'
import { useMember } from '../../trade/use-member'
import { EmptyState } from '../../widgets/EmptyState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { Remainders } from './Remainders'

/** The storekeeper's list of the day: opened in the morning, it is there until the night without a network too. */
export function DayScreen() {
  const { rows, isLost } = useReceiveDay(useMember())
  const tracking = useApp().screens.OrderTracking
  return (
    <>
      <PageHead title={texts.title} />
      {isLost && <EmptyState title={texts.lost} />}
      {!isLost && !rows && <FormSkeleton />}
      {rows?.length === 0 && <EmptyState title={texts.none} />}
      {rows && rows.length > 0 && <DayList rows={rows} isLarge />}
      <Remainders />
      {tracking && (
        <Box sx={{ mt: 1.5 }}>
          <Button component={Link} to={screenAddress(tracking)} size="small" sx={{ ml: -1.25 }}>
            {texts.all}
          </Button>
        </Box>
      )}
    </>
  )
}

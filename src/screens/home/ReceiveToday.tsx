import Box from '@mui/material/Box'
import { receiveDayTexts as texts } from '../../../i18n/fr/receive-day'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { DayList } from '../../trade/receive-day/DayList'
import { useReceiveDay } from '../../trade/receive-day/use-receive-day'
import { Awaited } from '../../widgets/Awaited'
import { AllLink } from './AllLink'
import { SectionTitle } from './SectionTitle'

const shownCount = 6

interface Props {
  member: { id: number; isGroup: boolean }
  /** Said when nothing comes, to whoever does nothing else. */
  saysNone: boolean
}

/** « À réceptionner aujourd'hui »: what comes today and what should have come, each with its button. */
export function ReceiveToday({ member, saysNone }: Props) {
  const { screens } = useApp()
  const { rows } = useReceiveDay(member)
  const tracking = screens.OrderTracking
  if (tracking && !rows) return <Awaited />
  if (!tracking || !rows || (rows.length === 0 && !saysNone)) return null
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <SectionTitle>{texts.title}</SectionTitle>
      {rows.length === 0 && <Box sx={{ color: 'text.secondary' }}>{texts.none}</Box>}
      {rows.length > 0 && <DayList rows={rows.slice(0, shownCount)} isLarge={saysNone} />}
      <AllLink to={screenAddress(tracking)}>{texts.all}</AllLink>
    </Box>
  )
}

import Cancel from '@mui/icons-material/CancelOutlined'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Drafts from '@mui/icons-material/DraftsOutlined'
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import Euro from '@mui/icons-material/EuroOutlined'
import EventBusy from '@mui/icons-material/EventBusyOutlined'
import FactCheck from '@mui/icons-material/FactCheckOutlined'
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import Inventory from '@mui/icons-material/Inventory2Outlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined'
import PriceChange from '@mui/icons-material/PriceChangeOutlined'
import ReportProblem from '@mui/icons-material/ReportProblemOutlined'
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined'
import StackedBarChart from '@mui/icons-material/StackedBarChartOutlined'
import Thermostat from '@mui/icons-material/ThermostatOutlined'
import Timer from '@mui/icons-material/TimerOutlined'
import Box from '@mui/material/Box'
import { type NotificationKind, notificationKinds } from '../../../resources/content/notification-kinds'

const icons = {
  Cancel,
  CheckCircle,
  Drafts,
  EmojiEvents,
  ErrorOutline,
  Euro,
  EventBusy,
  FactCheck,
  FileDownload,
  Gavel,
  Inventory,
  LocalShipping,
  MarkEmailUnread,
  PriceChange,
  ReportProblem,
  RequestQuote,
  StackedBarChart,
  Thermostat,
  Timer,
}

/** The icon of a kind of notification. */
export function KindIcon({ kind }: { kind: NotificationKind }) {
  const Icon = icons[notificationKinds[kind].icon]
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 36,
        height: 36,
        borderRadius: '50%',
        color: 'primary.main',
        bgcolor: 'primary.light',
      }}
    >
      <Icon fontSize="small" />
    </Box>
  )
}

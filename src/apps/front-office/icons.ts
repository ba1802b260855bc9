import BarChart from '@mui/icons-material/BarChartOutlined'
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Notifications from '@mui/icons-material/NotificationsOutlined'
import PlaylistAddCheck from '@mui/icons-material/PlaylistAddCheckOutlined'
import ReportProblem from '@mui/icons-material/ReportProblemOutlined'
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined'
import Spa from '@mui/icons-material/SpaOutlined'
import StackedBarChart from '@mui/icons-material/StackedBarChartOutlined'
import Warehouse from '@mui/icons-material/WarehouseOutlined'

/** Icons of the application's top menu entries. */
export const icons = {
  BarChart,
  FileDownload,
  Home,
  LocalShipping,
  MenuBook,
  Notifications,
  PlaylistAddCheck,
  ReportProblem,
  RequestQuote,
  Settings,
  ShoppingCart,
  Warehouse,
  Spa,
  StackedBarChart,
}

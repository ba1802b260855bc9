import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import Euro from '@mui/icons-material/EuroOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import People from '@mui/icons-material/PeopleOutlined'
import PriceChange from '@mui/icons-material/PriceChangeOutlined'
import QueryStats from '@mui/icons-material/QueryStatsOutlined'
import ReportProblem from '@mui/icons-material/ReportProblemOutlined'

/** Icons of the application's top menu entries. */
export const icons = {
  AccountCircle,
  Euro,
  Gavel,
  Home,
  LocalShipping,
  MenuBook,
  People,
  PriceChange,
  QueryStats,
  ReportProblem,
}

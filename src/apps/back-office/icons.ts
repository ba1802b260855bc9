import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import Apartment from '@mui/icons-material/ApartmentOutlined'
import AutoDelete from '@mui/icons-material/AutoDeleteOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import BarChart from '@mui/icons-material/BarChartOutlined'
import BugReport from '@mui/icons-material/BugReportOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import Drafts from '@mui/icons-material/DraftsOutlined'
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined'
import Euro from '@mui/icons-material/EuroOutlined'
import Factory from '@mui/icons-material/FactoryOutlined'
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import FileUpload from '@mui/icons-material/FileUploadOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import Handyman from '@mui/icons-material/HandymanOutlined'
import Help from '@mui/icons-material/HelpOutlineOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import HowToReg from '@mui/icons-material/HowToRegOutlined'
import Insights from '@mui/icons-material/InsightsOutlined'
import Leaderboard from '@mui/icons-material/LeaderboardOutlined'
import Link from '@mui/icons-material/LinkOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import Mail from '@mui/icons-material/MailOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Message from '@mui/icons-material/MessageOutlined'
import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined'
import People from '@mui/icons-material/PeopleOutlined'
import Percent from '@mui/icons-material/PercentOutlined'
import PlaylistAddCheck from '@mui/icons-material/PlaylistAddCheckOutlined'
import Policy from '@mui/icons-material/PolicyOutlined'
import PriceChange from '@mui/icons-material/PriceChangeOutlined'
import QueryStats from '@mui/icons-material/QueryStatsOutlined'
import ReportProblem from '@mui/icons-material/ReportProblemOutlined'
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined'
import Rule from '@mui/icons-material/RuleOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import ShowChart from '@mui/icons-material/ShowChartOutlined'
import StackedBarChart from '@mui/icons-material/StackedBarChartOutlined'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import Summarize from '@mui/icons-material/SummarizeOutlined'
import TrendingDown from '@mui/icons-material/TrendingDownOutlined'

/** Icons of the application's top menu entries. */
export const icons = {
  AccountBalance,
  Apartment,
  AutoDelete,
  MonitorHeart,
  Policy,
  Badge,
  BarChart,
  BugReport,
  Campaign,
  Category,
  Drafts,
  EmojiEvents,
  Factory,
  FileDownload,
  FileUpload,
  Gavel,
  Handyman,
  Help,
  Home,
  HowToReg,
  Insights,
  Link,
  LocalShipping,
  MenuBook,
  Mail,
  Message,
  People,
  Percent,
  PlaylistAddCheck,
  PriceChange,
  QueryStats,
  ReportProblem,
  RequestQuote,
  Rule,
  Schedule,
  Settings,
  ShowChart,
  Storefront,
  Summarize,
  TrendingDown,
  Leaderboard,
  Euro,
  StackedBarChart,
}

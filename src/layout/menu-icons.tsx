import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import Assessment from '@mui/icons-material/AssessmentOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Circle from '@mui/icons-material/CircleOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Download from '@mui/icons-material/DownloadOutlined'
import Eco from '@mui/icons-material/EnergySavingsLeafOutlined'
import Euro from '@mui/icons-material/EuroOutlined'
import Factory from '@mui/icons-material/FactoryOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import Help from '@mui/icons-material/HelpOutlineOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import Insights from '@mui/icons-material/InsightsOutlined'
import Inventory from '@mui/icons-material/Inventory2Outlined'
import Link from '@mui/icons-material/LinkOutlined'
import Shipping from '@mui/icons-material/LocalShippingOutlined'
import Book from '@mui/icons-material/MenuBookOutlined'
import Notifications from '@mui/icons-material/NotificationsNoneOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import PriceChange from '@mui/icons-material/PriceChangeOutlined'
import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import Report from '@mui/icons-material/ReportProblemOutlined'
import Quote from '@mui/icons-material/RequestQuoteOutlined'
import Storefront from '@mui/icons-material/RoomServiceOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import Cart from '@mui/icons-material/ShoppingCartOutlined'
import Statistics from '@mui/icons-material/StackedLineChartOutlined'
import Verified from '@mui/icons-material/VerifiedOutlined'
import type { ComponentType } from 'react'

type Icon = ComponentType<{ fontSize?: 'small' }>

/** Icons by the route name of their entry; each menu item may also name one of these itself. */
const icons: Readonly<Record<string, Icon>> = {
  home: Home,
  catalogs: Book,
  products: Inventory,
  services: Storefront,
  carts: Cart,
  orders: Receipt,
  supplierorders: Receipt,
  stocks: Inventory,
  litigations: Report,
  volumeanswers: Assessment,
  volumerequests: Assessment,
  volumeresults: Assessment,
  quotes: Quote,
  quotetracking: Quote,
  statistics: Insights,
  egalim: Eco,
  exports: Download,
  notificationbox: Notifications,
  settings: Settings,
  adherents: Groups,
  suppliers: Shipping,
  manufacturers: Factory,
  referencing: Link,
  adminstandardcartlist: Cart,
  anomalies: Report,
  tenders: Gavel,
  consultations: Gavel,
  publictenders: AccountBalance,
  attribution: Verified,
  publicnotices: Description,
  synthesisdocuments: Description,
  amoselection: Handshake,
  priceupdates: PriceChange,
  priceupdateanswers: PriceChange,
  mycatalog: Book,
  revenues: Euro,
  rfa: Euro,
  statisticrequests: Statistics,
  statisticanswers: Statistics,
  purchasesteering: Insights,
  messages: Campaign,
  helpcenteradmin: Help,
  userlist: Person,
  profiles: Verified,
  profile: Person,
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** The icon of a menu entry: the one it names, else that of its route, else a dot. */
export function MenuIcon({ icon, routeName }: { icon: string; routeName: string }) {
  const Found = icons[plain(icon)] ?? icons[plain(routeName)] ?? Circle
  return <Found fontSize="small" />
}

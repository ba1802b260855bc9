import Members from '@mui/icons-material/ApartmentOutlined'
import Companies from '@mui/icons-material/BusinessCenterOutlined'
import Products from '@mui/icons-material/CategoryOutlined'
import Documents from '@mui/icons-material/DescriptionOutlined'
import Tenders from '@mui/icons-material/GavelOutlined'
import Stock from '@mui/icons-material/Inventory2Outlined'
import Suppliers from '@mui/icons-material/LocalShippingOutlined'
import Catalogues from '@mui/icons-material/MenuBookOutlined'
import Users from '@mui/icons-material/PeopleOutlined'
import Geography from '@mui/icons-material/PlaceOutlined'
import Litigations from '@mui/icons-material/ReportProblemOutlined'
import Orders from '@mui/icons-material/ShoppingCartOutlined'
import General from '@mui/icons-material/TuneOutlined'

const icons: Readonly<Record<string, typeof General>> = {
  "Appels d'offres": Tenders,
  Adhérents: Members,
  Catalogues,
  Commandes: Orders,
  'Documents et messages': Documents,
  Fournisseurs: Suppliers,
  Géographie: Geography,
  Litiges: Litigations,
  Produits: Products,
  'Sociétés et services': Companies,
  Stock,
  'Utilisateurs et accès': Users,
}

/** The icon of a group of settings tables. */
export const groupIcon = (name: string) => icons[name] ?? General

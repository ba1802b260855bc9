import { entry, type MenuEntry } from './menu-entry'

/** The tenders application, and the public pages that ask for no account. */
export const supplierMenus: readonly MenuEntry[] = [
  entry('TE/Home', 'Accueil', { url: '/', icon: 'Home', more: { exact: true } }),
  entry('TE/SupplierOrders', 'Mes commandes', { url: '/orders', icon: 'LocalShipping' }),
  entry('TE/Consultations', 'Consultations', { url: '/consultations', icon: 'Gavel' }),
  entry('TE/PriceUpdateAnswers', 'Mises à jour des prix', { url: '/price-updates', icon: 'PriceChange' }),
  entry('TE/MyCatalog', 'Mon catalogue', { url: '/catalog', icon: 'MenuBook' }),
  entry('TE/Revenues', "Chiffre d'affaires", { url: '/revenues', icon: 'Euro' }),
  entry('TE/StatisticAnswers', 'Statistiques demandées', { url: '/statistics', icon: 'QueryStats' }),
  entry('TE/Litigations', 'Litiges', { url: '/litigations', icon: 'ReportProblem' }),
  entry('TE/UserList', 'Utilisateurs', { url: '/usermanagement', icon: 'People' }),
  entry('TE/Profile', 'Mon compte', { url: '/profile', icon: 'AccountCircle' }),
  entry('PN/PublicNoticeHome', 'Accueil', { url: '/', icon: 'Home', more: { exact: true } }),
  entry('PN/PublicNotice', 'Avis', { url: '/notices', icon: 'Campaign' }),
  entry('PN/PublicNoticeView', "Détail de l'avis", {
    url: '/notices/:id',
    icon: 'Article',
    more: { available: false },
  }),
  entry('PN/DocumentConsultation', 'Consultation des documents', {
    url: '/notices/:id/documents',
    icon: 'FolderOpen',
    more: {
      available: false,
    },
  }),
]

import { entry, type MenuEntry } from './menu-entry'

/** The tenders application, and the public pages that ask for no account. */
export const supplierMenus: readonly MenuEntry[] = [
  entry('TE/Home', 'Accueil', '/', 'Home', { exact: true }),
  entry('TE/SupplierOrders', 'Mes commandes', '/orders', 'LocalShipping'),
  entry('TE/Consultations', 'Consultations', '/consultations', 'Gavel'),
  entry('TE/PriceUpdateAnswers', 'Mises à jour des prix', '/price-updates', 'PriceChange'),
  entry('TE/MyCatalog', 'Mon catalogue', '/catalog', 'MenuBook'),
  entry('TE/Revenues', "Chiffre d'affaires", '/revenues', 'Euro'),
  entry('TE/StatisticAnswers', 'Statistiques demandées', '/statistics', 'QueryStats'),
  entry('TE/Litigations', 'Litiges', '/litigations', 'ReportProblem'),
  entry('TE/UserList', 'Utilisateurs', '/usermanagement', 'People'),
  entry('TE/Profile', 'Mon compte', '/profile', 'AccountCircle'),
  entry('PN/PublicNoticeHome', 'Accueil', '/', 'Home', { exact: true }),
  entry('PN/PublicNotice', 'Avis', '/notices', 'Campaign'),
  entry('PN/PublicNoticeView', "Détail de l'avis", '/notices/:id', 'Article', { available: false }),
  entry('PN/DocumentConsultation', 'Consultation des documents', '/notices/:id/documents', 'FolderOpen', {
    available: false,
  }),
]

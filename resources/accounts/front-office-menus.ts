import { entry, type MenuEntry } from './menu-entry'

const adherentOnly = { group_display: false }
const under = (parent: string, more: object = {}) => ({ parent, ...more })

export const frontOfficeMenus: readonly MenuEntry[] = [
  entry('FO/Home', 'Accueil', { url: '/', icon: 'Home', more: { exact: true } }),
  entry('FO/Catalogs', 'Catalogues', { url: '/catalogs', icon: 'MenuBook' }),
  entry('FO/FoodCatalog', 'Alimentaire', {
    url: '/catalogs/food',
    icon: 'Restaurant',
    more: under('Catalogs'),
  }),
  entry('FO/NonFoodCatalog', 'Non alimentaire', {
    url: '/catalogs/non-food',
    icon: 'CleaningServices',
    more: under('Catalogs'),
  }),
  entry('FO/ServiceCatalog', 'Prestations', {
    url: '/catalogs/services',
    icon: 'Handyman',
    more: under('Catalogs', { needs: 'viewCatalog' }),
  }),
  entry('FO/OutOfCatalog', 'Hors catalogue', {
    url: '/catalogs/out-of-catalog',
    icon: 'AddBusiness',
    more: under('Catalogs', { needs: 'viewCatalog' }),
  }),
  entry('FO/Carts', 'Paniers', { url: '/carts', icon: 'ShoppingCart' }),
  entry('FO/CartList', 'Paniers en préparation', {
    url: '/carts/in-progress',
    icon: 'ShoppingBasket',
    more: under('Carts'),
  }),
  entry('FO/OrdersToValidate', 'Commandes à valider', {
    url: '/carts/to-validate',
    icon: 'FactCheck',
    more: under('Carts'),
  }),
  entry('FO/StandardCartList', 'Paniers types', {
    url: '/carts/standard',
    icon: 'PlaylistAddCheck',
    more: under('Carts'),
  }),
  entry('FO/Orders', 'Commandes', { url: '/orders', icon: 'LocalShipping' }),
  entry('FO/OrderTracking', 'Suivi des commandes', {
    url: '/orders/tracking',
    icon: 'TrackChanges',
    more: under('Orders'),
  }),
  entry('FO/ReceivedOrders', 'Commandes reçues', {
    url: '/orders/received',
    icon: 'Inventory',
    more: under('Orders'),
  }),
  entry('FO/PurchaseHistory', "Historiques d'achats", {
    url: '/orders/history',
    icon: 'History',
    more: under('Orders'),
  }),
  entry('FO/Stocks', 'Stocks', { url: '/stocks', icon: 'Warehouse', more: adherentOnly }),
  entry('FO/StockState', 'État', {
    url: '/stocks/state',
    icon: 'Assessment',
    more: under('Stocks', { ...adherentOnly, needs: 'viewStockEntry' }),
  }),
  entry('FO/EntryVoucherList', "Bons d'entrée", {
    url: '/stocks/entries',
    icon: 'Input',
    more: under('Stocks', adherentOnly),
  }),
  entry('FO/ExitVoucherList', 'Bons de sortie', {
    url: '/stocks/exits',
    icon: 'Output',
    more: under('Stocks', adherentOnly),
  }),
  entry('FO/InventoryList', 'Inventaires', {
    url: '/stocks/inventories',
    icon: 'Checklist',
    more: under('Stocks', adherentOnly),
  }),
  entry('FO/Litigations', 'Litiges', { url: '/litigations', icon: 'ReportProblem' }),
  entry('FO/VolumeAnswers', "Volumes d'achats", {
    url: '/volumes',
    icon: 'StackedBarChart',
    more: adherentOnly,
  }),
  entry('FO/Quotes', 'Devis', { url: '/quotes', icon: 'RequestQuote', more: adherentOnly }),
  entry('FO/ArticleRequests', "Demandes d'articles", {
    url: '/article-requests',
    icon: 'PlaylistAddCheck',
    more: adherentOnly,
  }),
  entry('FO/Statistics', 'Statistiques', { url: '/statistics', icon: 'BarChart' }),
  entry('FO/Egalim', 'EGAlim', { url: '/egalim', icon: 'Spa' }),
  entry('FO/Exports', 'Exports', { url: '/exports', icon: 'FileDownload' }),
  entry('FO/NotificationBox', 'Boîte de notifications', { url: '/notifications', icon: 'Notifications' }),
  entry('FO/Settings', 'Paramètres', { url: '/settings', icon: 'Settings' }),
  entry('FO/OrderLevels', 'Niveaux de commande', {
    url: '/settings/orderlevel',
    icon: 'Stairs',
    more: under('Settings'),
  }),
  entry('FO/StockSettings', 'Paramètres de stock', {
    url: '/settings/stock',
    icon: 'Tune',
    more: under('Settings'),
  }),
  entry('FO/FamilySelection', 'Sélection de familles', {
    url: '/settings/familyselection',
    icon: 'Category',
    more: under('Settings'),
  }),
  entry('FO/UserList', 'Utilisateurs', { url: '/usermanagement', icon: 'People', more: under('Settings') }),
]

import { entry, type MenuEntry } from './menu-entry'

const under = (parent: string, more: object = {}) => ({ parent, ...more })
const needs = (permission: string) => ({ needs: permission })

export const backOfficeMenus: readonly MenuEntry[] = [
  entry('BO/Home', 'Accueil', { url: '/', icon: 'Home', more: { exact: true } }),
  entry('BO/Adherents', 'Adhérents', { url: '/adherents', icon: 'Apartment' }),
  entry('BO/AdherentDirectory', 'Annuaire', {
    url: '/adherents/directory',
    icon: 'ContactPhone',
    more: under('Adherents', needs('viewAdherent')),
  }),
  entry('BO/GroupAdherentList', 'Groupes', {
    url: '/groupadherent',
    icon: 'Groups',
    more: under('Adherents'),
  }),
  entry('BO/AdherentManagement', 'Gestion', {
    url: '/adherent',
    icon: 'ManageAccounts',
    more: under('Adherents'),
  }),
  entry('BO/Suppliers', 'Fournisseurs', { url: '/suppliers', icon: 'Storefront' }),
  entry('BO/SupplierNetworks', 'Groupes', {
    url: '/settings/suppliernetwork',
    icon: 'Hub',
    more: under('Suppliers', needs('settingSupplierNetwork')),
  }),
  entry('BO/SupplierManagement', 'Gestion', { url: '/supplier', icon: 'Store', more: under('Suppliers') }),
  entry('BO/Manufacturers', 'Industriels', {
    url: '/manufacturer',
    icon: 'Factory',
    more: needs('viewCatalogAdmin'),
  }),
  entry('BO/Products', 'Produits', { url: '/product', icon: 'Category' }),
  entry('BO/Services', 'Prestations', {
    url: '/services',
    icon: 'Handyman',
    more: needs('viewCatalogAdmin'),
  }),
  entry('BO/Catalogs', 'Catalogues', { url: '/article', icon: 'MenuBook' }),
  entry('BO/Referencing', 'Référencement', { url: '/referencing', icon: 'Link' }),
  entry('BO/AdminStandardCartList', 'Paniers types administrateur', {
    url: '/standard-carts',
    icon: 'PlaylistAddCheck',
  }),
  entry('BO/Anomalies', 'Anomalies', { url: '/anomaly', icon: 'BugReport', more: needs('viewCatalogAdmin') }),
  entry('BO/Tenders', "Appels d'offres", { url: '/tender', icon: 'Gavel' }),
  entry('BO/PublicTenders', "Appels d'offres publics", {
    url: '/public-tenders',
    icon: 'AccountBalance',
    more: needs('viewTender'),
  }),
  entry('BO/Attribution', 'Attribution', { url: '/attribution', icon: 'EmojiEvents' }),
  entry('BO/PublicNotices', 'Avis de marché public', { url: '/public-notices', icon: 'Campaign' }),
  entry('BO/SynthesisDocuments', 'Documents de synthèse', { url: '/synthesis', icon: 'Summarize' }),
  entry('BO/AmoSelection', 'Sélection des adhérents AMO', {
    url: '/amo-selection',
    icon: 'HowToReg',
    more: needs('createTender'),
  }),
  entry('BO/PriceUpdates', 'Mises à jour des prix', { url: '/price-updates', icon: 'PriceChange' }),
  entry('BO/QuotationTracking', 'Suivi des cotations', {
    url: '/quotation-tracking',
    icon: 'ShowChart',
    more: needs('viewPriceUpdate'),
  }),
  entry('BO/QuoteTracking', 'Suivi des devis', { url: '/quotes', icon: 'RequestQuote' }),
  entry('BO/ArticleRequests', "Demandes d'articles", { url: '/article-requests', icon: 'PlaylistAddCheck' }),
  entry('BO/VolumeRequests', 'Demandes de volumes', { url: '/volume-requests', icon: 'StackedBarChart' }),
  entry('BO/VolumeResults', 'Résultats de volumes', {
    url: '/volume-results',
    icon: 'Leaderboard',
    more: needs('viewVolumeRequest'),
  }),
  entry('BO/Revenues', "Chiffre d'affaires", { url: '/revenues', icon: 'Euro' }),
  entry('BO/Rfa', 'RFA', { url: '/rfa', icon: 'Percent' }),
  entry('BO/Leakage', 'Fuites', { url: '/leakage', icon: 'TrendingDown', more: needs('viewStatistics') }),
  entry('BO/StatisticRequests', 'Demandes de statistiques', {
    url: '/statistic-requests',
    icon: 'QueryStats',
  }),
  entry('BO/Orders', 'Commandes', { url: '/orders', icon: 'LocalShipping' }),
  entry('BO/Litigations', 'Litiges', { url: '/litigations', icon: 'ReportProblem' }),
  entry('BO/PurchaseSteering', 'Pilotage des achats', { url: '/purchase-steering', icon: 'Insights' }),
  entry('BO/Statistics', 'Statistiques', { url: '/statistics', icon: 'BarChart' }),
  entry('BO/Exports', 'Exports', { url: '/exports', icon: 'FileDownload' }),
  entry('BO/Imports', 'Imports', { url: '/imports', icon: 'FileUpload' }),
  entry('BO/Messages', 'Messages', { url: '/settings/dashboardmessage', icon: 'Message' }),
  entry('BO/HelpCenterAdmin', "Centre d'aide", { url: '/help_document', icon: 'Help' }),
  entry('BO/EmailOutbox', "Boîte d'envoi", {
    url: '/email_outbox',
    icon: 'Mail',
    more: needs('viewEmailOutbox'),
  }),
  entry('BO/MailModels', "Modèles d'e-mail", { url: '/mail-models', icon: 'Drafts' }),
  entry('BO/Jobs', 'Tâches planifiées', { url: '/jobs', icon: 'Schedule' }),
  entry('BO/System', 'État du système', { url: '/system', icon: 'MonitorHeart' }),
  entry('BO/SecurityJournal', 'Journal de sécurité', {
    url: '/security-journal',
    icon: 'Policy',
    more: needs('viewSecurityJournal'),
  }),
  entry('BO/Guards', 'Règles et contrôles', { url: '/guards', icon: 'Rule' }),
  entry('BO/Retention', 'Conservation des données', {
    url: '/retention',
    icon: 'AutoDelete',
    more: needs('viewJobs'),
  }),
  entry('BO/UserList', 'Utilisateurs', { url: '/usermanagement', icon: 'People' }),
  entry('BO/Profiles', 'Profils', { url: '/profiles', icon: 'Badge' }),
  entry('BO/Settings', 'Paramètres', { url: '/settings', icon: 'Settings' }),
]

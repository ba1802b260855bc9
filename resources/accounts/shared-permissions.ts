import { type Permission, permission as p } from './permission'

const backOffice = 'SA AD CM AC GC LB'
const suppliers = 'FA FC FL'
const members = 'DI RE CH MA LE'

/** Permissions that stand in several applications (domain §17.3). */
export const sharedPermissions: readonly Permission[] = [
  p(['viewLitigation', 'Voir les litiges'], 'FO/Litigations BO/Litigations', {
    asks: 1,
    grants: `SA AD CM AC LB ${members}`,
  }),
  p(['createLitigation', 'Créer un litige'], 'FO/Litigations BO/Litigations', {
    asks: 2,
    grants: 'SA AD CM DI RE CH MA',
  }),
  p(['updateLitigation', 'Modifier un litige'], 'FO/Litigations BO/Litigations', {
    asks: 3,
    grants: 'SA AD CM DI RE CH',
  }),
  p(['deleteLitigation', 'Supprimer un litige'], 'FO/Litigations BO/Litigations', {
    asks: 4,
    grants: 'SA AD CM DI RE CH',
  }),
  p(['viewNotifications', 'Voir les notifications'], 'FO/NotificationBox BO TE', {
    asks: 1,
    grants: `${backOffice} ${suppliers} ${members}`,
  }),
  p(['deleteNotification', 'Supprimer une notification'], 'FO/NotificationBox BO TE', {
    asks: 4,
    grants: `${backOffice} ${suppliers} ${members}`,
  }),
  p(['updateMyProfile', 'Modifier mon profil'], 'FO BO TE/Profile', {
    asks: 'special',
    grants: `${backOffice} ${suppliers} DI RE CH MA`,
  }),
  p(['manageWebhooks', 'Gérer les webhooks'], 'FO BO TE/Profile', {
    asks: 'special',
    grants: 'SA AD FA DI',
  }),
  p(['viewExports', 'Exports'], 'FO/Exports BO/Exports', { asks: 1, grants: `${backOffice} DI RE CH` }),
  p(['viewUsers', 'Voir les utilisateurs'], 'BO/UserList FO/UserList TE/UserList', {
    asks: 1,
    grants: 'SA AD CM LB FA DI',
  }),
  p(['createUser', 'Créer un utilisateur'], 'BO/UserList FO/UserList TE/UserList', {
    asks: 2,
    grants: 'SA AD FA DI',
  }),
  p(['updateUser', 'Modifier un utilisateur'], 'BO/UserList FO/UserList TE/UserList', {
    asks: 3,
    grants: 'SA AD FA DI',
  }),
  p(['deleteUser', 'Supprimer un utilisateur'], 'BO/UserList FO/UserList TE/UserList', {
    asks: 4,
    grants: 'SA AD FA DI',
  }),
  p(['eraseUser', "Effacer les données d'une personne (RGPD)"], 'BO/UserList', {
    asks: 'special',
    grants: 'SA AD',
  }),
  p(['viewQuote', 'Voir les devis'], 'FO/Quotes BO/QuoteTracking', {
    asks: 1,
    grants: 'SA AD CM AC LB DI RE',
  }),
  p(['createQuote', 'Créer une demande de devis'], 'FO/Quotes BO/QuoteTracking', {
    asks: 2,
    grants: 'SA AD CM AC DI RE',
  }),
  p(['updateQuote', 'Modifier un devis'], 'FO/Quotes BO/QuoteTracking', {
    asks: 3,
    grants: 'SA AD CM AC DI',
  }),
  p(['acceptQuote', 'Accepter un devis'], 'FO/Quotes BO/QuoteTracking', {
    asks: 'special',
    grants: 'SA AD CM AC DI',
  }),
  p(['viewArticleRequest', "Voir les demandes d'articles"], 'FO/ArticleRequests BO/ArticleRequests', {
    asks: 1,
    grants: 'SA AD CM AC GC LB DI RE CH',
  }),
  p(['createArticleRequest', 'Demander un article au groupe'], 'FO/ArticleRequests BO/ArticleRequests', {
    asks: 2,
    grants: 'SA AD CM AC GC DI RE CH',
  }),
  p(['answerArticleRequest', "Répondre à une demande d'article"], 'BO/ArticleRequests', {
    asks: 3,
    grants: 'SA AD CM AC GC',
  }),
  p(['viewVolumeRequest', "Voir les demandes de volumes d'achats"], 'BO/VolumeRequests', {
    asks: 1,
    grants: 'SA AD CM AC LB',
  }),
  p(['createVolumeRequest', "Créer une demande de volumes d'achats"], 'BO/VolumeRequests', {
    asks: 2,
    grants: 'SA AD CM AC',
  }),
  p(
    ['answerVolumeRequest', "Répondre à une demande de volumes d'achats"],
    'FO/VolumeAnswers BO/VolumeRequests',
    { asks: 'special', grants: 'SA AD CM AC DI RE' },
  ),
  p(['viewRevenue', "Voir le chiffre d'affaires"], 'BO/Revenues', { asks: 1, grants: 'SA AD CM AC LB' }),
  p(['validateRevenue', "Valider le chiffre d'affaires"], 'BO/Revenues', {
    asks: 'special',
    grants: 'SA AD AC',
  }),
  p(['declareRevenue', "Déclarer le chiffre d'affaires"], 'BO/Revenues TE/Revenues', {
    asks: 'special',
    grants: 'SA AD AC FA FC',
  }),
  p(['manageStatisticRequest', 'Gérer les demandes de statistiques'], 'BO/StatisticRequests', {
    asks: 'special',
    grants: 'SA AD AC',
  }),
  p(
    ['answerStatisticRequest', 'Répondre aux demandes de statistiques'],
    'BO/StatisticRequests TE/StatisticAnswers',
    { asks: 'special', grants: 'SA AD AC FA FC' },
  ),
  p(['viewStatistics', 'Voir les statistiques'], 'FO/Statistics BO/Statistics', {
    asks: 1,
    grants: `${backOffice} DI RE`,
  }),
  p(['exportPurchaseSteering', 'Pilotage des achats'], 'BO/PurchaseSteering FO/Statistics', {
    asks: 'special',
    grants: `${backOffice} DI RE`,
  }),
  p(['viewEgalim', 'EGAlim'], 'FO/Egalim BO/Statistics', { asks: 1, grants: `${backOffice} DI RE` }),
  p(['manageEgalim', "Suivre un plan EGAlim, déclarer l'année"], 'FO/Egalim BO/Statistics', {
    asks: 'special',
    grants: 'SA AD CM AC GC DI RE',
  }),
  p(['answerLitigation', 'Répondre à un litige'], 'TE/Litigations', { asks: 'special', grants: 'CM FA FL' }),
  p(['answerTender', 'Répondre aux consultations'], 'TE/Consultations', { asks: 'special', grants: 'FA FC' }),
  p(['answerPriceUpdate', 'Répondre aux mises à jour des prix'], 'TE/PriceUpdateAnswers', {
    asks: 'special',
    grants: 'FA FC',
  }),
  p(['viewSupplierOrders', 'Voir les commandes'], 'TE/SupplierOrders', { asks: 1, grants: 'FA FL' }),
  p(['confirmOrder', 'Confirmer les commandes'], 'TE/SupplierOrders', { asks: 'special', grants: 'FA FL' }),
  p(['updateSupplierInfo', 'Modifier la fiche fournisseur'], 'TE/Profile', { asks: 'special', grants: 'FA' }),
  p(['viewMyCatalog', 'Voir mon catalogue'], 'TE/MyCatalog', { asks: 1, grants: suppliers }),
  p(['updateMyCatalog', 'Donner une photo à mes articles'], 'TE/MyCatalog', {
    asks: 'special',
    grants: 'FA FC',
  }),
]

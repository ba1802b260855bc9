import { type Permission, permission as p } from './permission'

const backOffice = 'SA AD CM AC GC LB'
const suppliers = 'FA FC FL'
const members = 'DI RE CH MA LE'

/** Permissions that stand in several applications (domain §17.3). */
export const sharedPermissions: readonly Permission[] = [
  p(['viewLitigation', 'Voir les litiges'], 'FO/Litigations BO/Litigations', 1, `SA AD CM AC LB ${members}`),
  p(['createLitigation', 'Créer un litige'], 'FO/Litigations BO/Litigations', 2, 'SA AD CM DI RE CH MA'),
  p(['updateLitigation', 'Modifier un litige'], 'FO/Litigations BO/Litigations', 3, 'SA AD CM DI RE CH'),
  p(['deleteLitigation', 'Supprimer un litige'], 'FO/Litigations BO/Litigations', 4, 'SA AD CM DI RE CH'),
  p(
    ['viewNotifications', 'Voir les notifications'],
    'FO/NotificationBox BO TE',
    1,
    `${backOffice} ${suppliers} ${members}`,
  ),
  p(
    ['deleteNotification', 'Supprimer une notification'],
    'FO/NotificationBox BO TE',
    4,
    `${backOffice} ${suppliers} ${members}`,
  ),
  p(
    ['updateMyProfile', 'Modifier mon profil'],
    'FO BO TE/Profile',
    'special',
    `${backOffice} ${suppliers} DI RE CH MA`,
  ),
  p(['viewExports', 'Exports'], 'FO/Exports BO/Exports', 1, `${backOffice} DI RE CH`),
  p(['viewUsers', 'Voir les utilisateurs'], 'BO/UserList FO/UserList TE/UserList', 1, 'SA AD CM LB FA DI'),
  p(['createUser', 'Créer un utilisateur'], 'BO/UserList FO/UserList TE/UserList', 2, 'SA AD FA DI'),
  p(['updateUser', 'Modifier un utilisateur'], 'BO/UserList FO/UserList TE/UserList', 3, 'SA AD FA DI'),
  p(['deleteUser', 'Supprimer un utilisateur'], 'BO/UserList FO/UserList TE/UserList', 4, 'SA AD FA DI'),
  p(['viewQuote', 'Voir les devis'], 'FO/Quotes BO/QuoteTracking', 1, 'SA AD CM AC LB DI RE'),
  p(['createQuote', 'Créer une demande de devis'], 'FO/Quotes BO/QuoteTracking', 2, 'SA AD CM AC DI RE'),
  p(['updateQuote', 'Modifier un devis'], 'FO/Quotes BO/QuoteTracking', 3, 'SA AD CM AC DI'),
  p(['acceptQuote', 'Accepter un devis'], 'FO/Quotes BO/QuoteTracking', 'special', 'SA AD CM AC DI'),
  p(['viewVolumeRequest', "Voir les demandes de volumes d'achats"], 'BO/VolumeRequests', 1, 'SA AD CM AC LB'),
  p(['createVolumeRequest', "Créer une demande de volumes d'achats"], 'BO/VolumeRequests', 2, 'SA AD CM AC'),
  p(
    ['answerVolumeRequest', "Répondre à une demande de volumes d'achats"],
    'FO/VolumeAnswers BO/VolumeRequests',
    'special',
    'SA AD CM AC DI RE',
  ),
  p(['viewRevenue', "Voir le chiffre d'affaires"], 'BO/Revenues', 1, 'SA AD CM AC LB'),
  p(['validateRevenue', "Valider le chiffre d'affaires"], 'BO/Revenues', 'special', 'SA AD AC'),
  p(
    ['declareRevenue', "Déclarer le chiffre d'affaires"],
    'BO/Revenues TE/Revenues',
    'special',
    'SA AD AC FA FC',
  ),
  p(
    ['manageStatisticRequest', 'Gérer les demandes de statistiques'],
    'BO/StatisticRequests',
    'special',
    'SA AD AC',
  ),
  p(
    ['answerStatisticRequest', 'Répondre aux demandes de statistiques'],
    'BO/StatisticRequests TE/StatisticAnswers',
    'special',
    'SA AD AC FA FC',
  ),
  p(['viewStatistics', 'Voir les statistiques'], 'FO/Statistics BO/Statistics', 1, `${backOffice} DI RE`),
  p(
    ['exportPurchaseSteering', 'Pilotage des achats'],
    'BO/PurchaseSteering FO/Statistics',
    'special',
    `${backOffice} DI RE`,
  ),
  p(['viewEgalim', 'EGAlim'], 'FO/Egalim BO/Statistics', 1, `${backOffice} DI RE`),
  p(['answerLitigation', 'Répondre à un litige'], 'TE/Litigations', 'special', 'CM FA FL'),
  p(['answerTender', 'Répondre aux consultations'], 'TE/Consultations', 'special', 'FA FC'),
  p(['answerPriceUpdate', 'Répondre aux mises à jour des prix'], 'TE/PriceUpdateAnswers', 'special', 'FA FC'),
  p(['viewSupplierOrders', 'Voir les commandes'], 'TE/SupplierOrders', 1, 'FA FL'),
  p(['confirmOrder', 'Confirmer les commandes'], 'TE/SupplierOrders', 'special', 'FA FL'),
  p(['updateSupplierInfo', 'Modifier la fiche fournisseur'], 'TE/Profile', 'special', 'FA'),
  p(['viewMyCatalog', 'Voir mon catalogue'], 'TE/MyCatalog', 1, suppliers),
]

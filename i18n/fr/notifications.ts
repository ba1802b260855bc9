import { sayer } from '../../resources/schema/say'

/** Texts of the box of notifications. */
export const notifications = {
  'box.title': 'Boîte de notifications',
  'box.intro': "Ce qui s'est passé sur vos commandes, vos litiges et vos demandes.",
  'box.openAll': 'Toutes les notifications',
  'box.all': 'Toutes',
  'box.unreadOnly': 'Non lues',
  'box.preferences': 'Préférences',
  'box.kind': 'Type',
  'box.everyKind': 'Tous les types',
  'box.empty': 'Aucune notification',
  'box.emptyText': "Vous serez prévenu ici dès qu'il se passera quelque chose.",
  'box.emptyUnread': 'Vous avez tout lu.',
  'box.markRead': 'Marquer comme lue',
  'box.markAllRead': 'Tout marquer comme lu',
  'box.delete': 'Supprimer la notification « %{title} »',
  'box.deleteTitle': 'Supprimer cette notification ?',
  'box.deleteAll': 'Tout supprimer',
  'box.deleteAllTitle': 'Supprimer toutes vos notifications ?',
  'box.deleteText': 'Cette action est définitive.',
  'box.confirmDelete': 'Supprimer',
  'box.deleted': 'Notification supprimée',
  'box.allDeleted': 'Notifications supprimées',
  'box.deleteError': "La notification n'a pas pu être supprimée.",
  'box.notRead': 'Non lue',
  'box.more': 'Afficher plus',
  'box.failed': "Vos notifications n'ont pas pu être chargées.",
  'box.preferencesText':
    'Chaque notification arrive toujours dans cette boîte. Choisissez celles que vous recevez aussi par e-mail, et celles que vos appareils affichent.',
  'box.mailingOf': 'Où recevoir « %{label} »',
  'box.push': 'Sur mes appareils',
  'box.pushOf': 'Sur mes appareils : %{label}',
  'box.saved': 'Préférence enregistrée',
} as const

export type NotificationTextKey = keyof typeof notifications

/** Says one of them. */
export const sayBox = sayer(notifications)

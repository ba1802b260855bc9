import type { Translation } from '../../resources/schema/texts'
import type { notifications } from '../fr/notifications'

export const box: Translation<typeof notifications> = {
  'box.title': 'Notifications',
  'box.intro': 'What has happened to your orders, your disputes and your requests.',
  'box.openAll': 'All notifications',
  'box.all': 'All',
  'box.unreadOnly': 'Unread',
  'box.preferences': 'Preferences',
  'box.kind': 'Type',
  'box.everyKind': 'All types',
  'box.empty': 'No notifications',
  'box.emptyText': 'You will be told here as soon as something happens.',
  'box.emptyUnread': 'You have read everything.',
  'box.markRead': 'Mark as read',
  'box.markAllRead': 'Mark all as read',
  'box.delete': 'Delete the notification “%{title}”',
  'box.deleteTitle': 'Delete this notification?',
  'box.deleteAll': 'Delete all',
  'box.deleteAllTitle': 'Delete all your notifications?',
  'box.deleteText': 'This cannot be undone.',
  'box.confirmDelete': 'Delete',
  'box.deleted': 'Notification deleted',
  'box.allDeleted': 'Notifications deleted',
  'box.deleteError': 'The notification could not be deleted.',
  'box.notRead': 'Unread',
  'box.more': 'Show more',
  'box.failed': 'Your notifications could not be loaded.',
  'box.preferencesText':
    'Every notification arrives in this box. Choose those you also want to receive by e-mail.',
  'box.mailingOf': 'Where to receive “%{label}”',
  'box.saved': 'Preference saved',
}

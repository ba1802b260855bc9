import { said } from '../said'

export const webhooksLabels = {
  webhook: said(
    ['Webhook', 'Webhooks'],
    { user_id: 'In the name of' },
    {
      help: { url: 'It begins with https://' },
      options: {
        events: {
          'order.sent': 'Order sent',
          'order.read': 'Order read by the supplier',
          'order.confirmed': 'Order confirmed by the supplier',
          'order.received': 'Order received',
          'order.cancelled': 'Order cancelled',
          'reception.signed': 'Reception signed',
          'reception.undone': 'Reception cancelled',
          'article.created': 'Item created',
          'article.updated': 'Item changed',
          'article.deleted': 'Item deleted',
          'price.changed': 'Price created, changed or deleted',
        },
      },
    },
  ),
  webhook_event: said(['Event', 'Events'], {}),
  webhook_delivery: said(
    ['Sending', 'Sendings'],
    { body: 'Content', code: 'Answer', ended_at: 'Finished on' },
    { options: { state: { queued: 'Waiting', sent: 'Sent', failed: 'Abandoned' } } },
  ),
}

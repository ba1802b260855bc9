import { said } from '../said'

export const webhooksLabels = {
  webhook: said(
    ['Webhook', 'Webhooks'],
    { user_id: 'In the name of' },
    {
      help: { url: 'It begins with https://' },
      options: {
        events: {
          order: {
            sent: 'Order sent',
            read: 'Order read by the supplier',
            confirmed: 'Order confirmed by the supplier',
            received: 'Order received',
            cancelled: 'Order cancelled',
          },
          reception: { signed: 'Reception signed', undone: 'Reception cancelled' },
          article: { created: 'Item created', updated: 'Item changed', deleted: 'Item deleted' },
          price: { changed: 'Price created, changed or deleted' },
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

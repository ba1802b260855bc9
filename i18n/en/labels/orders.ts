import { said } from '../said'

export const ordersLabels = {
  order: said(
    ['Order', 'Orders'],
    { status: 'Status', user_id: 'Author' },
    {
      options: {
        status: {
          '100': 'In preparation',
          '150': 'Awaiting approval',
          '200': 'Refused at level 1',
          '250': 'Refused at level 2',
          '300': 'Sent to the supplier',
          '350': 'Sent by myself',
          '400': 'Read by the supplier',
          '450': 'Received',
        },
        sending_mode: { '1': 'I send it myself', '2': 'Sent by the platform' },
        mail_state: {
          none: 'No e-mail',
          queued: 'Being sent',
          sent: 'E-mail sent',
          bounced: 'Sending failed',
        },
        reception_state: {
          none: 'Nothing received',
          partial: 'Partly received',
          complete: 'Fully received',
          closed_short: 'Remainder closed',
        },
        progress: {
          preparing: 'In preparation',
          waiting: 'Awaiting approval',
          refused: 'Refused',
          sent: 'Sent',
          read: 'Read',
          proposed: 'Replacement proposed',
          gaps: 'Differences announced',
          confirmed: 'Confirmed',
          remainder: 'Remainder',
          closed_short: 'Remainder closed',
          received: 'Received',
          cancelled: 'Cancelled',
        },
      },
      help: { comment: 'Printed on the order.' },
      searches: {
        '0': 'Late deliveries',
        '1': 'Differences announced',
        '2': 'Proposed replacements',
        '3': 'Remainders',
      },
    },
  ),
  order_line: said(
    ['Order line', 'Order lines'],
    {},
    {
      options: {
        confirmed_state: {
          ok: 'Confirmed',
          short: 'Quantity reduced',
          missing: 'Missing',
          substituted: 'Replaced',
        },
      },
    },
  ),
  order_tax_line: said(
    ['Order tax', 'Order taxes'],
    {},
    { options: { kind: { shipping: 'Carriage', tax: 'Tax', deposit: 'Deposit', flat_fee: 'Flat fee' } } },
  ),
  order_validation: said(
    ['Approval', 'Approvals'],
    {},
    {
      options: {
        level: { '1': 'Level 1', '2': 'Level 2' },
        decision: { pending: 'Waiting', validated: 'Approved', refused: 'Refused' },
        channel: { app: 'Application', mail: 'E-mail' },
      },
    },
  ),
  order_token: {
    options: { purpose: { download: 'Download', decide: 'Decision' } },
    fields: { expires_at: 'Expires on' },
  },
  order_sending: { fields: { user_id: 'Planned by' } },
  order_event: said(
    ['Order event', 'Order events'],
    { type: 'Event', user_id: 'By' },
    {
      options: {
        type: {
          created: 'Created',
          line_added: 'Item added',
          line_changed: 'Item changed',
          submitted: 'Submitted for approval',
          withdrawn: 'Withdrawn from approval',
          validated: 'Approved',
          validator_changed: 'Approver replaced',
          held: 'Stopped by a check',
          refused: 'Refused',
          reopened: 'Back in preparation',
          sent: 'Sent',
          mail_sent: 'E-mail sent to the supplier',
          mail_bounced: 'Sending by e-mail failed',
          resent: 'Sent again',
          unread_alert: 'Alert: not read within 90 minutes',
          read: 'Read by the supplier',
          confirmed: 'Confirmed by the supplier',
          substitution_accepted: 'Replacement accepted',
          substitution_refused: 'Replacement refused',
          reception_created: 'Reception created',
          reception_resigned: 'Reception taken up again',
          reception_undone: 'Reception cancelled',
          received: 'Received',
          remainder_closed: 'Remainder closed',
          cancelled: 'Cancelled',
          litigation_opened: 'Dispute opened',
        },
      },
    },
  ),
}

import { said } from '../said'

export const volumesLabels = {
  purchase_volume_request: said(
    ['Volume request', 'Volume requests'],
    {},
    {
      options: { status: { '100': 'Draft', '150': 'Sent', '200': 'Closed', '250': 'Consolidated' } },
      help: {
        tender_id: 'In preparation: its lots take over the consolidated volumes.',
        product_ids: 'Empty: all the active products of the families.',
        period_start: 'Answers are filled in beforehand from the orders received in this period.',
        need_start: 'The period for which members give their volumes: they read it when they answer.',
      },
      actions: {
        send: {
          label: 'Send to the members',
          confirm: {
            title: 'Send this volume request?',
            text: 'Members get their invitation by e-mail, their volumes filled in beforehand. The request can no longer be changed.',
          },
          done: 'Volume request sent',
        },
        consolidate: {
          label: 'Consolidate',
          confirm: { title: 'Consolidate the volumes?', text: 'The totals are frozen.' },
          done: 'Volumes consolidated',
        },
        remind: {
          label: 'Remind',
          done: '%{smart_count} member reminded |||| %{smart_count} members reminded',
          nothing: 'All have answered',
        },
        close: {
          label: 'Close now',
          confirm: {
            title: 'Close before the deadline?',
            text: 'Members can no longer answer, unless it is reopened.',
          },
          done: 'Volume request closed',
        },
        reopen: {
          label: 'Reopen',
          confirm: { title: 'Reopen', text: 'Members can answer again until that date.' },
          done: 'Volume request reopened',
        },
        leaveTender: {
          label: 'Detach from the tender',
          confirm: {
            title: 'Detach the request from the tender?',
            text: 'Its lots will not take over the consolidated volumes.',
          },
          done: 'Request detached from the tender',
        },
      },
    },
  ),
  purchase_volume_response: said(
    ['Answer to a volume request', 'Answers to volume requests'],
    {},
    { options: { status: { to_fill: 'To be filled in', saved: 'Being entered', sent: 'Sent' } } },
  ),
  purchase_volume_line: said(['Volume line', 'Volume lines'], {
    unit_id: 'Unit',
    coef: 'Base units per unit of the member',
  }),
  purchase_volume_result: said(['Volume result', 'Volume results'], {
    total: 'Total volume',
    answers: 'Answers',
    tender_family_id: 'Lot that took the volume over',
  }),
}

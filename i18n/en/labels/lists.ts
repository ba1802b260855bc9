import { said } from '../said'

export const listsLabels = {
  list_view: said(['Shared search', 'Shared searches'], { user_id: 'Shared by', columns: 'Columns' }),
  bulk_edit: {
    options: { state: { queued: 'Waiting', running: 'Under way', undone: 'Cancelled' } },
    fields: { finished_at: 'Ended on' },
  },
  bulk_edit_row: {
    fields: {
      entity_id: 'Line',
      before: 'Previous value',
      after: 'Value written',
      title: 'Label',
      message: 'Reason',
    },
    options: { state: { waiting: 'Waiting', created: 'Created', refused: 'Refused' } },
  },
  merged_record: { fields: { entity_id: 'Record' } },
}

import { f } from '../schema/f'

/** How often, and when last, who has not answered a campaign was reminded. */
export const reminders = {
  reminder_count: f.int({ label: 'Relances', required: true, default: 0, min: 0, readonly: true }),
  reminded_at: f.dateTime({ label: 'Relancé le', readonly: true }),
}

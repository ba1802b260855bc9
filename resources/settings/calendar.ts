import { f } from '../schema/f'
import { setting } from '../schema/setting'

/** French public holidays: no order is delivered on one, and none is a business day. */
export const holiday = setting('holiday', ['Jour férié', 'Jours fériés'], {
  fields: { date: f.date({ label: 'Date', required: true, unique: true, example: '2026-07-14' }) },
  options: {
    group: 'Commandes',
    unique: [],
    list: { columns: ['date', 'label', 'active'], search: ['label'], sort: ['date', 'desc'] },
  },
})

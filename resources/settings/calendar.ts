import { f } from '../schema/f'
import { setting } from '../schema/setting'

/**
 * French public holidays: no order is delivered on one, and none is a business day. With departments it holds there alone
 * (5-doors §6): a delivery is asked at its place and its platform's, business days at the platform's.
 */
export const holiday = setting('holiday', ['Jour férié', 'Jours fériés'], {
  fields: {
    date: f.date({ label: 'Date', required: true, unique: true, example: '2026-07-14' }),
    department_ids: f.refs('department', {
      label: 'Départements',
      help: 'Vide : férié partout. Sinon, dans ces départements seulement (Moselle, Bas-Rhin, Haut-Rhin).',
    }),
  },
  options: {
    group: 'Commandes',
    unique: [],
    list: {
      columns: ['date', 'label', 'department_ids', 'active'],
      search: ['label'],
      sort: ['date', 'desc'],
    },
  },
})

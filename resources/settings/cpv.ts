import { f } from '../schema/f'
import { setting } from '../schema/setting'

/**
 * The European common procurement vocabulary (regulation 213/2008): what the object of a market is called by. The table is
 * delivered whole, with labels of up to 226 characters.
 */
export const cpv = setting('cpv', ['Code CPV', 'Codes CPV'], {
  fields: {
    label: f.text({ label: 'Libellé', required: true, max: 250, searchable: true }),
    code: f.cpv({ label: 'Code', required: true, unique: true, example: '15110000-2' }),
  },
  options: {
    group: "Appels d'offres",
    title: ['code', 'label'],
    unique: [],
    list: { columns: ['code', 'label', 'active'], search: ['code', 'label'], sort: ['code', 'asc'] },
  },
})

import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { settingAccess } from '../schema/setting'

/** A step of a year-end rebate: the rate from an amount on. Edited within its Rfa_rate. */
export const rfatier = defineResource('rfatier', {
  label: ['Tranche', 'Tranches'],
  model: 'Rfa_tier',
  title: 'from_ht',
  access: settingAccess('Rfa_rate'),
  fields: {
    rfarate_id: f.ref('rfarate', { label: 'Taux de RFA', required: true }),
    from_ht: f.money({ label: 'À partir de (HT)', required: true, min: 0, default: '0.00' }),
    rate: f.rate({ label: 'Taux', required: true, min: 0, max: 100 }),
  },
  unique: [{ fields: ['rfarate_id', 'from_ht'] }],
  list: { sort: ['from_ht', 'asc'] },
})

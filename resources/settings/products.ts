import { f } from '../schema/f'
import { setting } from '../schema/setting'

const group = 'Produits'

export const unit = setting(
  'unit',
  ['Unité', 'Unités'],
  {
    abbreviation: f.text({ label: 'Abréviation', max: 10 }),
    kind: f.select({ weight: 'Poids', volume: 'Volume', count: 'Nombre' }, { label: 'Nature' }),
    decimals: f.int({ label: 'Décimales', min: 0, max: 3, default: 0 }),
  },
  { group },
)

export const storageMode = setting(
  'storagemode',
  ['Mode de conservation', 'Modes de conservation'],
  {
    temperature_kind: f.select(
      { ambient: 'Ambiant', fresh: 'Frais', frozen: 'Surgelé' },
      { label: 'Température' },
    ),
    max_temperature: f.decimal({ label: 'Température maximale', digits: [4, 1], unit: '°C' }),
  },
  { group, model: 'Storage_mode' },
)

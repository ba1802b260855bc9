import { generic } from '../schema/calls'
import { f } from '../schema/f'
import { setting } from '../schema/setting'
import { generalOptions } from './general-option-keys'
import { checkOptionRow, optionTypes } from './general-options'

/** The keys are known to the rules of the trade: rows are neither created nor deleted, only their values change. */
export const generaloption = setting(
  'generaloption',
  ['Option générale', 'Options générales'],
  {
    key: f.text({ label: 'Clé', required: true, max: 60, unique: true, readonly: true }),
    value: f.text({ label: 'Valeur', max: 1000 }),
    file_id: f.file({ label: 'Fichier (PDF)', folder: '/notice', accept: ['pdf'], as: 'File' }),
    type: f.select(optionTypes, { label: 'Type', required: true, readonly: true }),
    unit: f.text({ label: 'Unité', max: 20, readonly: true }),
    help: f.text({ label: 'Aide', max: 255, readonly: true }),
  },
  {
    group: 'Général',
    model: 'General_option',
    calls: generic('generaloption'),
    fixed: true,
    list: {
      columns: ['label', 'value', 'unit', 'key', 'help'],
      search: ['label', 'key', 'help'],
      sort: ['position', 'asc'],
    },
    form: { Informations: ['label', ['value', 'unit'], 'file_id', 'help', ['key', 'type']] },
    rules: {
      value: {
        visible: { type: { ne: 'file' } },
        readonly: { key: { in: generalOptions.filter((o) => o.fixed).map((o) => o.key) } },
      },
      unit: { visible: { type: { ne: 'file' } } },
      file_id: { visible: { type: 'file' } },
    },
    checks: [checkOptionRow(generalOptions)],
  },
)

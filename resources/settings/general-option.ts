import { generic } from '../schema/calls'
import { f } from '../schema/f'
import { setting } from '../schema/setting'
import { generalOptions } from './general-option-keys'
import { checkOptionRow, optionTypes, shownOption } from './general-options'

/** The keys are known to the rules of the trade: rows are neither created nor deleted, only their values change. */
export const generaloption = setting('generaloption', ['Option générale', 'Options générales'], {
  fields: {
    key: f.text({ label: 'Clé', required: true, max: 60, unique: true, readonly: true, hidden: true }),
    value: f.text({ label: 'Valeur', max: 1000 }),
    shown: f.computed(f.text({ label: 'Réglage' }), []),
    file_id: f.file({ label: 'Fichier (PDF)', folder: '/notice', accept: ['pdf'], as: 'File' }),
    type: f.select(optionTypes, { label: 'Type', required: true, readonly: true, hidden: true }),
    unit: f.text({ label: 'Unité', max: 20, readonly: true }),
    help: f.text({ label: 'Aide', max: 255, readonly: true }),
  },
  options: {
    group: 'Général',
    model: 'General_option',
    calls: generic('generaloption'),
    fixed: true,
    list: {
      columns: ['label', 'shown', 'help'],
      search: ['label', 'help'],
      sort: ['position', 'asc'],
    },
    form: { Informations: ['label', 'value', 'file_id', 'help'] },
    rules: {
      value: {
        visible: { type: { ne: 'file' } },
        readonly: { key: { in: generalOptions.filter((o) => o.fixed).map((o) => o.key) } },
      },
      file_id: { visible: { type: 'file' } },
    },
    computes: { shown: shownOption },
    checks: [checkOptionRow(generalOptions)],
  },
})

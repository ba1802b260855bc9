import { generic, withAlso } from '../schema/calls'
import { machineName } from '../schema/common-fields'
import { f } from '../schema/f'
import { setting } from '../schema/setting'

const group = "Appels d'offres"

export const tendertype = setting('tendertype', ["Type d'appel d'offres", "Types d'appel d'offres"], {
  fields: { machine_name: machineName, company_type_id: f.ref('companytype', { label: 'Type de service' }) },
  options: { group, model: 'Tender_type', fixed: true },
})

export const notetype = setting('notetype', ['Type de note', 'Types de note'], {
  fields: { machine_name: machineName },
  options: { group, model: 'Note_type', fixed: true, calls: withAlso(generic('notetype'), 'GET /note/type') },
})

/** The procedures as the public schema of « données essentielles » (DECP) calls them. */
const procedureNames = {
  'Procédure adaptée': 'Procédure adaptée',
  "Appel d'offres ouvert": "Appel d'offres ouvert",
  "Appel d'offres restreint": "Appel d'offres restreint",
  'Procédure avec négociation': 'Procédure avec négociation',
  'Marché passé sans publicité ni mise en concurrence préalable':
    'Marché passé sans publicité ni mise en concurrence préalable',
  'Dialogue compétitif': 'Dialogue compétitif',
} as const

export const procedure = setting('procedure', ['Procédure', 'Procédures'], {
  fields: {
    public: f.bool({ label: 'Marché public', default: false }),
    formal: f.bool({ label: 'Procédure formalisée', default: false }),
    min_days: f.int({ label: 'Délai minimum de réponse', min: 0, max: 365, unit: 'jours' }),
    standstill_days: f.int({ label: 'Délai de suspension', min: 0, max: 365, unit: 'jours' }),
    essential_name: f.select(procedureNames, {
      label: 'Dans les données essentielles',
      help: 'La procédure du schéma public (DECP) que celle-ci est.',
    }),
  },
  options: {
    group,
    list: {
      columns: ['label', 'public', 'formal', 'min_days', 'standstill_days', 'position', 'active'],
      edits: ['min_days', 'standstill_days', 'position', 'active'],
    },
  },
})

export const instruction = setting('instruction', ['Consigne', 'Consignes'], {
  fields: {
    text: f.longText({ label: 'Texte', required: true }),
    tender_type_id: f.ref('tendertype', { label: "Type d'appel d'offres" }),
  },
  options: {
    group,
    list: { columns: ['label', 'tender_type_id', 'position', 'active'], search: ['label', 'text'] },
  },
})

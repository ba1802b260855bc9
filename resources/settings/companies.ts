import { generic, withAlso } from '../schema/calls'
import { machineName } from '../schema/common-fields'
import { f } from '../schema/f'
import { notUnder } from '../schema/row-checks'
import { setting } from '../schema/setting'

const group = 'Sociétés et services'

/** Ids are fixed: 1 Privé, 2 Public. */
export const companytype = setting('companytype', ['Type de service', 'Types de services'], {
  fields: { machine_name: machineName },
  options: { group, model: 'Company_type', fixed: true },
})

export const companysize = setting('companysize', ["Taille d'entreprise", "Tailles d'entreprise"], {
  fields: {
    headcount_from: f.int({ label: 'Effectif à partir de', min: 0 }),
    headcount_to: f.int({ label: "Effectif jusqu'à", min: 0 }),
  },
  options: {
    group,
    model: 'Company_size',
    calls: withAlso(generic('companysize'), 'GET /setting/companysizes'),
    checks: [notUnder('headcount_from', 'headcount_to')],
  },
})

export const legalform = setting('legalform', ['Forme juridique', 'Formes juridiques'], {
  fields: { company_type_id: f.ref('companytype', { label: 'Type de service' }) },
  options: { group, model: 'Legal_form' },
})

export const legalcategory = setting('legalcategory', ['Catégorie juridique', 'Catégories juridiques'], {
  fields: { insee_code: f.text({ label: 'Code INSEE', max: 4, min: 2, unique: true, example: '5710' }) },
  options: {
    group,
    model: 'Legal_category',
    calls: withAlso(generic('legalcategory'), 'GET /setting/legalcategories'),
    list: { search: ['label', 'insee_code'] },
  },
})

export const activitytype = setting('activitytype', ["Type d'activité", "Types d'activité"], {
  fields: {
    ape_prefixes: f.list({
      label: 'Débuts de codes APE',
      help: 'Deux à cinq caractères, par exemple 46 ou 4639B.',
    }),
  },
  options: {
    group,
    model: 'Activity_type',
    calls: withAlso(generic('activitytype'), 'GET /setting/activitytypes'),
  },
})

/** The activities of INSEE's nomenclature (NAF rév. 2), named beside the APE codes that people type. */
export const apecode = setting('apecode', ['Code APE', 'Codes APE'], {
  fields: { code: f.ape({ label: 'Code', required: true, unique: true, example: '4639B' }) },
  options: {
    group,
    model: 'Ape_code',
    unique: [],
    list: { columns: ['code', 'label', 'active'], search: ['label', 'code'], sort: ['code', 'asc'] },
  },
})

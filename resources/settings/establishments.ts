import { generic } from '../schema/calls'
import { machineName } from '../schema/common-fields'
import { f } from '../schema/f'
import { setting } from '../schema/setting'
import { egalimSectors } from '../trade/choices'

const group = 'Adhérents'

export const establishmentstatus = setting(
  'establishmentstatus',
  ["Statut d'établissement", "Statuts d'établissement"],
  {
    fields: { company_type_id: f.ref('companytype', { label: 'Type de service' }) },
    options: { group, model: 'Establishment_status' },
  },
)

export const establishmenttype = setting(
  'establishmenttype',
  ["Type d'établissement", "Types d'établissement"],
  {
    fields: {
      company_type_id: f.ref('companytype', { label: 'Type de service' }),
      egalim_sector: f.select(egalimSectors, { label: 'Secteur EGAlim' }),
      establishmentstatus_ids: f.refs('establishmentstatus', { label: "Statuts d'établissement" }),
    },
    options: {
      group,
      model: 'Establishment_type',
      calls: { ...generic('establishmenttype'), one: 'GET /setting/establishmenttype/{id}' },
    },
  },
)

/** Ids are fixed: 1 Actif, 2 Démissionnaire, 3 Prospect, 4 Suspendu (domain §3.4). */
export const adherentstatus = setting('adherentstatus', ["Statut d'adhérent", "Statuts d'adhérent"], {
  fields: { machine_name: machineName, can_order: f.bool({ label: 'Peut commander', default: false }) },
  options: {
    group,
    model: 'Adherent_status',
    fixed: true,
    tones: { 1: 'green', 2: 'grey', 3: 'blue', 4: 'orange' },
  },
})

export const adherentclubstatus = setting('adherentclubstatus', ['Statut club', 'Statuts club'], {
  fields: {},
  options: {
    group,
    model: 'Adherent_club_status',
  },
})

export const starrating = setting('starrating', ['Classement', 'Classements'], {
  fields: { stars: f.int({ label: 'Étoiles', min: 0, max: 5, required: true }) },
  options: { group, model: 'Star_rating', list: { sort: ['stars', 'asc'] } },
})

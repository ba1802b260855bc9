import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { madeNames } from './searched-as'

export const groupAdherent = defineResource('groupadherent', {
  label: ["Groupe d'adhérents", "Groupes d'adhérents"],
  customFields: true,
  model: 'GroupAdherent',
  title: 'label',
  outOfService: { active: false },
  searchedAs: { ...madeNames, name: 'label' },
  calls: rest('/groupadherent'),
  access: {
    view: 'viewAdherent',
    create: 'manageGroupAdherent',
    update: 'manageGroupAdherent',
    remove: 'manageGroupAdherent',
  },
  fields: {
    label: f.text({ label: 'Libellé', required: true, max: 120 }),
    logo_file_id: f.image({ label: 'Logo', folder: '/groupadherent', square: true, as: 'Logo' }),
    company_id: f.ref('company', { label: 'Service', required: true }),
    main_adherent_id: f.ref('adherent', {
      label: 'Adhérent principal',
      as: 'MainAdherent',
      help: 'Livraison et facturation par défaut des commandes du groupe.',
    }),
    active: f.bool({ label: 'Actif', default: true, required: true }),
  },
  unique: [{ fields: ['label'], among: { active: true } }],
  list: {
    columns: ['label', 'company_id', 'main_adherent_id', 'active'],
    sort: ['label', 'asc'],
  },
})

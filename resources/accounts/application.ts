import { readOnly } from '../schema/calls'
import { machineName } from '../schema/common-fields'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { setting } from '../schema/setting'

const group = 'Utilisateurs et accès'

/** Ids are fixed: 1 back-office, 2 tenders, 3 public-notices, 4 front-office. */
export const application = setting('application', ['Application', 'Applications'], {
  fields: { machine_name: machineName, url: f.text({ label: 'Adresse', max: 255, required: true }) },
  options: {
    group,
    fixed: true,
    calls: { ...readOnly('/app'), update: 'PUT /app', also: ['GET /setting/application'] },
  },
})

/** Ids are fixed: 1 back-office, 2 tenders (supplier), 3 front-office (adherent). */
export const profileType = setting('profile_type', ['Type de profil', 'Types de profil'], {
  fields: { machine_name: machineName },
  options: {
    group,
    model: 'Profile_type',
    fixed: true,
    calls: { ...readOnly('/profile/type'), update: 'PUT /profile/type', also: ['GET /setting/profile_type'] },
  },
})

/** What a person does, beside what its profile allows. */
export const role = setting('role', ['Rôle', 'Rôles'], {
  fields: { machine_name: machineName },
  options: { group, fixed: true },
})

/** An entry of an application's navigation; the access levels of profiles hang on it. */
export const menu = defineResource('menu', {
  label: ['Menu', 'Menus'],
  title: 'label',
  calls: { list: 'GET /core/menu/list' },
  access: { view: 'updateProfile', read: 'signedIn' },
  fixed: true,
  fields: {
    label: f.text({ label: 'Libellé', required: true, max: 120 }),
    icon: f.text({ label: 'Icône', max: 40 }),
    routeName: f.text({ label: 'Route', required: true, max: 80, index: true }),
    url_name: f.text({ label: 'Adresse', max: 120 }),
    exact: f.bool({ label: 'Adresse exacte', default: false }),
    parent_id: f.ref('menu', { label: 'Menu parent', as: 'Parent' }),
    application_id: f.ref('application', { label: 'Application', required: true }),
    adherent_display: f.bool({ label: 'Affiché pour un adhérent', default: true }),
    group_display: f.bool({ label: 'Affiché pour un groupe', default: true }),
    available: f.bool({ label: 'Disponible', default: true }),
    position: f.int({ label: 'Ordre', default: 0 }),
  },
  unique: [{ fields: ['application_id', 'routeName'] }],
})

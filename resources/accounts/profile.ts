import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/** What its users may do: a level for each menu, and permissions granted one by one. */
export const profile = defineResource('profile', {
  label: ['Profil', 'Profils'],
  title: 'label',
  imports: false,
  mayStrike: ['level', 'all_menus', 'menus', 'Profile_permission'],
  journal: {
    create: 'profile_made',
    update: 'profile_changed',
    link: 'profile_changed',
    delete: 'profile_removed',
  },
  at: '/profiles',
  group: 'Utilisateurs et accès',
  calls: { ...rest('/profile'), also: ['GET /setting/profile'] },
  restores: false,
  access: {
    view: 'settingProfile',
    read: 'signedIn',
    create: 'createProfile',
    update: 'updateProfile',
    remove: 'deleteProfile',
  },
  fields: {
    label: f.text({ label: 'Libellé', required: true, max: 120, min: 2 }),
    level: f.int({
      label: 'Niveau',
      required: true,
      min: 1,
      max: 100,
      default: 10,
      help: 'De 1 à 100 : un utilisateur ne peut attribuer que des profils de niveau inférieur ou égal au sien.',
    }),
    profile_type_id: f.ref('profile_type', { label: 'Type de profil', required: true }),
    all_menus: f.bool({ label: 'Accès à tous les menus', default: false }),
    purchasing_habits_week: f.int({
      label: "Semaines d'historique d'achats",
      default: 8,
      min: 1,
      max: 104,
      unit: 'semaines',
    }),
    tax_display: f.bool({ label: 'Prix affichés TTC', default: false }),
    menus: f.children('profile_menu', { label: 'Menus', by: 'profile_id', max: 500 }),
    Profile_permission: f.children('profile_permission', {
      label: 'Permissions particulières',
      by: 'profile_id',
      max: 500,
    }),
    two_factor_required: f.bool({
      label: 'Double authentification obligatoire',
      default: false,
      help: "Ses utilisateurs se connectent avec un code de leur application d'authentification, et l'installent à leur prochaine connexion.",
    }),
    active: f.bool({ label: 'Actif', default: true, required: true }),
  },
  rules: { all_menus: { visible: { profile_type_id: 1 } } },
  unique: [{ fields: ['label'], among: { active: true } }],
  list: {
    columns: ['label', 'profile_type_id', 'level', 'all_menus', 'active'],
    sort: ['level', 'desc'],
  },
  form: {
    Informations: [
      'label',
      ['profile_type_id', 'level'],
      'all_menus',
      { Affichage: [['purchasing_habits_week', 'tax_display']] },
      'two_factor_required',
      'active',
    ],
    Menus: ['menus'],
    Permissions: ['Profile_permission'],
  },
})

const access = {
  view: 'settingProfile',
  create: 'updateProfile',
  update: 'updateProfile',
  remove: 'updateProfile',
}

/** What a profile grants is the profile's. */
const journal = { create: 'profile_changed', update: 'profile_changed', delete: 'profile_changed' }

/** Levels are cumulative: a level includes the lower ones. */
export const accessLevels = {
  '0': 'Aucun',
  '1': 'Consultation',
  '2': 'Création',
  '3': 'Modification',
  '4': 'Suppression',
} as const

export const profileMenu = defineResource('profile_menu', {
  label: ['Accès à un menu', 'Accès aux menus'],
  model: 'Profile_Menu',
  title: 'menu_id',
  access,
  journal,
  fields: {
    profile_id: f.ref('profile', { label: 'Profil', required: true }),
    menu_id: f.ref('menu', { label: 'Menu', required: true }),
    access_level: f.int({ label: "Niveau d'accès", required: true, default: 0, min: 0, max: 4 }),
  },
  unique: [{ fields: ['profile_id', 'menu_id'] }],
})

export const profilePermission = defineResource('profile_permission', {
  label: ['Permission particulière', 'Permissions particulières'],
  model: 'Profile_permission',
  title: 'permission',
  access,
  journal,
  fields: {
    profile_id: f.ref('profile', { label: 'Profil', required: true }),
    permission: f.text({ label: 'Permission', required: true, max: 80 }),
  },
  unique: [{ fields: ['profile_id', 'permission'] }],
})

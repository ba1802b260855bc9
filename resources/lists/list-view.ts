import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

const kept = { access: { view: 'serverOnly' }, untracked: true, hardDelete: true, imports: false } as const

/** How a person likes its lists, found again on every device: columns, rows of a page, density, saved searches. */
export const listPreference = defineResource('list_preference', {
  ...kept,
  label: ['Préférence de liste', 'Préférences de listes'],
  title: 'name',
  fields: {
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
    /** `unit.columns`, or `density`, which all lists have. */
    name: f.text({ label: 'Nom', required: true, min: 1, max: 120 }),
    value: f.json({ label: 'Valeur', required: true }),
  },
  unique: [{ fields: ['user_id', 'name'] }],
})

/** A search of a list that the users of a profile are offered, with its columns where they belong to it. */
export const listView = defineResource('list_view', {
  ...kept,
  label: ['Recherche partagée', 'Recherches partagées'],
  title: 'label',
  fields: {
    user_id: f.ref('user', { label: 'Partagée par', required: true }),
    profile_id: f.ref('profile', { label: 'Profil', required: true }),
    /** The resource whose list it is. */
    target: f.text({ label: 'Liste', required: true, max: 80 }),
    label: f.text({ label: 'Nom', required: true, min: 1, max: 60 }),
    /** The query part of the list's address. */
    search: f.text({ label: 'Recherche', max: 8000 }),
    columns: f.list({ label: 'Colonnes', max: 100 }),
    /** What the list opens with, until one asks for something else. */
    is_default: f.bool({ label: 'Ouverte par défaut', required: true, default: false }),
  },
  unique: [{ fields: ['profile_id', 'target', 'label'] }],
})

/** Rows of preferences of one person, and searches shared with one profile. */
export const mostKept = 1000

/** A preference in characters of JSON. */
export const longestPreference = 20_000

import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

const own = { access: { view: 'serverOnly' }, imports: false, restores: false } as const

/** A year of a member closed for ma-cantine: the totals of its form and the file, as they were that day (measures §7). */
export const egalimClosing = defineResource('egalim_closing', {
  label: ['Clôture EGAlim', 'Clôtures EGAlim'],
  model: 'Egalim_closing',
  title: 'year',
  ...own,
  fields: {
    adherent_id: f.ref('adherent', { label: 'Adhérent', required: true, readonly: true }),
    year: f.int({ label: 'Année', required: true, min: 2000, max: 2100, readonly: true }),
    /** Euros by question of the form (`FormTotals`). */
    totals: f.json({ label: 'Totaux', required: true, readonly: true }),
    lines: f.int({ label: 'Lignes', required: true, min: 0, readonly: true }),
    /** The CSV to the byte, and its SHA-256 in hexadecimal. */
    file: f.longText({ label: 'Fichier', required: true, secret: true, readonly: true, max: 10_000_000 }),
    sha256: f.text({ label: 'Empreinte SHA-256', required: true, max: 64, readonly: true }),
    reopened_at: f.dateTime({ label: 'Rouverte le', readonly: true }),
    reopened_by_id: f.ref('user', { label: 'Rouverte par', as: 'ReopenedBy', readonly: true }),
    reason: f.longText({ label: 'Motif de la réouverture', max: 500, readonly: true }),
    /** The report of ma-cantine that was filled with it (`bilan`). */
    canteen_id: f.int({ label: 'Cantine chez ma-cantine', min: 1, readonly: true }),
    diagnostic_id: f.int({ label: 'Bilan chez ma-cantine', min: 1, readonly: true }),
    sent_at: f.dateTime({ label: 'Déposée le', readonly: true }),
    sent_by_id: f.ref('user', { label: 'Déposée par', as: 'SentBy', readonly: true }),
  },
  unique: [{ fields: ['adherent_id', 'year'], type: 'err409', among: { reopened_at: null } }],
})

/** A member's account of ma-cantine, opened to this server by its manager there (OAuth 2). */
export const maCantineLink = defineResource('ma_cantine_link', {
  label: ['Liaison ma-cantine', 'Liaisons ma-cantine'],
  model: 'Ma_cantine_link',
  title: 'adherent_id',
  ...own,
  fields: {
    adherent_id: f.ref('adherent', { label: 'Adhérent', required: true, readonly: true }),
    /** An authorisation on its way: the hash of its state, its PKCE verifier, who asked, until when. */
    state_hash: f.text({ label: 'State', max: 64, secret: true, readonly: true }),
    verifier: f.text({ label: 'PKCE', max: 64, secret: true, readonly: true }),
    asked_by_id: f.ref('user', { label: 'Demandée par', as: 'AskedBy', readonly: true }),
    asked_until: f.dateTime({ label: "Fin de validité de l'autorisation", readonly: true }),
    linked_at: f.dateTime({ label: 'Relié le', readonly: true }),
    linked_by_id: f.ref('user', { label: 'Relié par', as: 'LinkedBy', readonly: true }),
    /** Sealed: access and refresh tokens. */
    sealed_access: f.longText({ label: "Jeton d'accès", max: 8000, secret: true, readonly: true }),
    sealed_refresh: f.longText({ label: 'Jeton de renouvellement', max: 8000, secret: true, readonly: true }),
    access_until: f.dateTime({ label: "Fin de validité du jeton d'accès", readonly: true }),
  },
  unique: [{ fields: ['adherent_id'] }],
})

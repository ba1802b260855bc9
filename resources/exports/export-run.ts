import { f } from '../schema/f'
import type { AnyResource } from '../schema/resource'
import { defineResource } from '../schema/resource'

/** A file that is made in the background: how far it is, and where it is kept for a week. */
export const exportRun = defineResource('export_run', {
  label: ['Fichier exporté', 'Fichiers exportés'],
  model: 'Export_run',
  title: 'name',
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  fields: {
    user_id: f.ref('user', { label: 'Utilisateur', required: true, readonly: true }),
    /** Who acts in that person's name, where somebody does. */
    impersonator_id: f.ref('user', { label: 'Administrateur', as: 'Impersonator', readonly: true }),
    schedule_id: f.ref('export_schedule', { label: 'Programmation', readonly: true }),
    type: f.text({ label: 'Type', required: true, max: 40, readonly: true }),
    name: f.text({ label: 'Fichier', required: true, max: 200, readonly: true }),
    /** Fields, filters and orders as they were asked. */
    asked: f.json({ label: 'Demande', readonly: true }),
    /** Whose rows the file holds, as its person's lists stood when it was written. */
    scope: f.json({ label: 'Périmètre', readonly: true }),
    state: f.select(
      {
        queued: { label: 'En attente', tone: 'grey' },
        running: { label: 'En cours', tone: 'blue' },
        done: { label: 'Prêt', tone: 'green' },
        failed: { label: 'Échec', tone: 'red' },
      },
      { label: 'État', required: true, default: 'queued', readonly: true },
    ),
    total: f.int({ label: 'Lignes', required: true, default: 0, readonly: true }),
    handled: f.int({ label: 'Lignes écrites', required: true, default: 0, readonly: true }),
    size: f.int({ label: 'Octets', readonly: true }),
    stored: f.text({ label: 'Fichier gardé', max: 120, readonly: true }),
    error: f.text({ label: 'Erreur', max: 500, readonly: true }),
    finished_at: f.dateTime({ label: 'Terminé le', readonly: true }),
  },
  indexes: [['state']],
})

/** How often an export is made by itself. */
const exportRhythms = { weekly: 'Chaque lundi', monthly: 'Le 1er de chaque mois' } as const
export type ExportRhythm = keyof typeof exportRhythms

/** What its rows are narrowed to when it is made by itself. */
const exportSpans = { all: 'Toutes les lignes', last: 'La semaine ou le mois écoulé' } as const
export type ExportSpan = keyof typeof exportSpans

/** An export that is made by itself, into the notification box of who asked for it. */
export const exportSchedule = defineResource('export_schedule', {
  label: ['Export programmé', 'Exports programmés'],
  model: 'Export_schedule',
  title: 'name',
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  fields: {
    user_id: f.ref('user', { label: 'Utilisateur', required: true, readonly: true }),
    /** Who acts in that person's name, where somebody does. */
    impersonator_id: f.ref('user', { label: 'Administrateur', as: 'Impersonator', readonly: true }),
    type: f.text({ label: 'Type', required: true, max: 40, readonly: true }),
    name: f.text({ label: 'Fichier', required: true, max: 150, readonly: true }),
    asked: f.json({ label: 'Demande', readonly: true }),
    rhythm: f.select(exportRhythms, { label: 'Rythme', required: true, readonly: true }),
    span: f.select(exportSpans, { label: 'Période', required: true, default: 'all', readonly: true }),
    next_day: f.date({ label: 'Prochain envoi', readonly: true }),
    ended_reason: f.text({ label: 'Arrêté', max: 200, readonly: true }),
  },
  indexes: [['next_day']],
})

/** Files and schedules of exports. */
export const exportResources: readonly AnyResource[] = [exportRun, exportSchedule]

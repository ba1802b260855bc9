import { defineEndpoint, like } from '../schema/endpoint'
import { f } from '../schema/f'
import { xlsxType } from '../schema/media-type'
import { asked, many } from '../schema/pick'
import { sheetFormat } from '../schema/sheet-format'
import { told } from '../schema/told'
import { offeredType, runShown, scheduleShown } from './answers'
import { exportRun, exportSchedule } from './export-run'

const ofExports = { permission: 'viewExports', tag: 'Exports', of: 'exports' } as const
const wanted = {
  type: f.text({ label: "Type d'export", required: true, max: 40 }),
  fields: f.list({ label: 'Colonnes' }),
  filters: f.json({ label: 'Filtres' }),
  filename: f.text({ label: 'Nom du fichier', max: 150 }),
  format: sheetFormat,
} as const

/** What a person has made, and what is made for it by itself. */
export const ownExports = {
  types: defineEndpoint('GET /exports/types', {
    ...ofExports,
    summary: "Types d'export que la personne peut demander",
    listed: true,
    answers: { data: many('Types', offeredType) },
  }),
  runs: defineEndpoint('GET /exports/runs', {
    ...ofExports,
    summary: 'Fichiers préparés pour la personne, et où ils en sont',
    opens: true,
    listed: true,
    answers: { data: many('Fichiers', runShown) },
  }),
  download: defineEndpoint('GET /exports/runs/{id}/file', {
    ...ofExports,
    summary: 'Télécharge un fichier préparé (xlsx ou pdf), gardé une semaine',
    opens: true,
    file: xlsxType,
  }),
  removeRun: defineEndpoint('DELETE /exports/runs/{id}', {
    ...ofExports,
    summary: 'Efface un fichier préparé',
    opens: true,
    answers: { id: told.int('Fichier') },
  }),
  schedules: defineEndpoint('GET /exports/schedules', {
    ...ofExports,
    summary: 'Exports programmés de la personne',
    listed: true,
    answers: { data: many('Programmations', scheduleShown) },
  }),
  removeSchedule: defineEndpoint('DELETE /exports/schedules/{id}', {
    ...ofExports,
    summary: 'Supprime un export programmé',
    answers: { id: told.int('Programmation') },
  }),
} as const

/** What is made later is made with all the rights of its person: no key of the API asks for it. */
export const askedExports = {
  run: defineEndpoint('POST /exports/runs', {
    ...ofExports,
    summary: 'Prépare un export en arrière-plan',
    opens: true,
    body: {
      ...wanted,
      type: f.text({ label: "Type d'export, ou rien pour une liste", max: 40 }),
      list: f.json({ label: "Recherche d'une liste, comme PUT /exports/download la lit" }),
    },
    answers: { id: told.int('Fichier'), state: exportRun.fields.state },
  }),
  schedule: defineEndpoint('POST /exports/schedules', {
    ...ofExports,
    summary: 'Programme un export, chaque semaine ou chaque mois',
    body: {
      ...wanted,
      rhythm: asked(exportSchedule.fields.rhythm),
      span: asked(exportSchedule.fields.span, { required: false, default: 'all' }),
    },
    answers: { id: told.int('Programmation'), next_day: told.date('Prochain envoi') },
  }),
} as const

/** How many rows an export would have. */
export const exportCounts = {
  count: defineEndpoint('PUT /exports/count', {
    permission: 'viewExports',
    tag: 'Exports',
    summary: "Nombre de lignes d'un export, avant de le demander",
    opens: true,
    whole: true,
    sends: like<object>(),
    answers: { total: told.int('Nombre') },
  }),
} as const

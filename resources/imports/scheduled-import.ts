import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { lookup } from '../schema/lookup'
import type { AnyResource } from '../schema/resource'
import { defineResource } from '../schema/resource'
import { folderFault } from './folder-name'

/** The lists that files are imported into by themselves. */
export const importTargets = lookup({
  article: 'Articles',
  product: 'Produits',
  supplier: 'Fournisseurs',
  adherent: 'Adhérents',
  brand: 'Marques',
  family: 'Familles',
  subfamily: 'Sous-familles',
} as const)

const access = {
  view: 'manageScheduledImports',
  create: 'manageScheduledImports',
  update: 'manageScheduledImports',
  remove: 'manageScheduledImports',
}

/** Files of another program that are imported each day, with the rights of who saved it last. */
export const scheduledImport = defineResource('scheduled_import', {
  label: ['Import programmé', 'Imports programmés'],
  model: 'Scheduled_import',
  title: 'label',
  calls: rest('/scheduled-import'),
  access,
  group: 'Général',
  imports: false,
  fields: {
    label: f.text({ label: 'Libellé', required: true, min: 2, max: 120 }),
    target: f.select(importTargets, { label: 'Liste', required: true }),
    source: f.select(
      { folder: 'Dossier du serveur', address: 'Adresse https' },
      { label: 'Provenance', required: true, default: 'folder' },
    ),
    folder: f.text({
      label: 'Dossier',
      max: 200,
      example: 'tarifs/martin',
      help: "Sous le dossier d'imports du serveur. Les fichiers lus passent dans « done », les autres dans « refused ».",
    }),
    address: f.website({
      label: 'Adresse',
      max: 500,
      example: 'https://martin.example/tarif.xlsx',
      help: "Elle commence par https:// et mène à un classeur ou à un fichier CSV. Le même fichier n'est pas importé deux fois.",
    }),
    import_model_id: f.ref('import_model', {
      label: "Modèle d'import",
      where: { target: '$target' },
      help: 'Ses fichiers sont lus comme il le dit. Sans modèle, comme celui qui leur ressemble.',
    }),
    hour: f.time({ label: 'Heure', required: true, example: '05:00' }),
    active: f.bool({ label: 'Actif', required: true, default: true }),
    user_id: f.ref('user', { label: 'Avec les droits de', readonly: true }),
    last_run_at: f.dateTime({ label: 'Dernier passage', readonly: true }),
    last_state: f.select(
      {
        running: { label: 'En cours', tone: 'blue' },
        done: { label: 'Importé', tone: 'green' },
        refused: { label: 'Refusé', tone: 'red' },
        nothing: { label: 'Rien de nouveau', tone: 'grey' },
      },
      { label: 'Résultat', readonly: true },
    ),
    last_report: f.longText({ label: 'Dernier compte rendu', max: 4000, readonly: true }),
  },
  rules: {
    folder: { visible: { source: 'folder' }, required: { source: 'folder' } },
    address: { visible: { source: 'address' }, required: { source: 'address' } },
  },
  checks: [folderFault],
  actions: {
    pass: {
      label: 'Passer maintenant',
      call: 'PUT /scheduled-import/{id}/pass',
      permission: 'manageScheduledImports',
      if: { last_state: { ne: 'running' } },
      tone: 'primary',
      icon: 'run',
      done: 'Le passage a commencé.',
    },
  },
  list: {
    columns: ['label', 'target', 'source', 'hour', 'last_run_at', 'last_state', 'active'],
    sort: ['label', 'asc'],
    edits: ['hour', 'active'],
    searches: [{ label: 'Refusés', filters: { last_state: 'refused' } }],
  },
  form: {
    Informations: [
      'label',
      ['target', 'source'],
      'import_model_id',
      ['folder', 'address'],
      ['hour', 'active'],
      ['last_run_at', 'last_state'],
      'last_report',
      'user_id',
    ],
  },
})

export const importResources: readonly AnyResource[] = [scheduledImport]

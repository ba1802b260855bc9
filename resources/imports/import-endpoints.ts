import { importJob } from '../content/import-job'
import { bulkEdit, bulkEditRow } from '../lists/bulk-edit'
import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, maybe, page, pick, shaped } from '../schema/pick'
import type { SheetReading } from '../schema/sheet-files'
import { told } from '../schema/told'
import { scheduledImport } from './scheduled-import'

const shared = { tag: 'Imports', permission: 'viewImports' } as const

/** A value that was changed since the import: as the import wrote it, and as it stands. */
export interface DifferingValue {
  label: string
  mine: string
  theirs: string
}

/** An import as the screen « Imports » lists it. */
const shownImport = {
  ...pick(importJob, ['id', 'target', 'name', 'state', 'total', 'created', 'updated', 'unchanged', 'errors']),
  list: told.text('Liste'),
  person: told.text('Par'),
  createdAt: told.moment('Le'),
  /** It is the caller's own: its file and its errors are theirs to take. */
  is_own: told.bool('Le mien'),
  has_file: told.bool('Fichier gardé'),
  /** Of one's own import: the model that it was read by. */
  import_model: maybe(told.text("Modèle d'import")),
  made: told.int('Valeurs créées'),
  can_undo: told.bool('Annulable'),
  undone: told.int('Remises comme avant'),
  left: told.int('Laissées'),
}
export type ShownImport = Answer<typeof shownImport>

/** How the files of a model are read, where that is not guessed; titles are counted from 0. */
export interface ModelReading extends SheetReading {
  titleLine?: number | undefined
  titleCount?: number | undefined
  whole?: boolean | undefined
}

/** What a model says of a file, in the words of its list. */
const modelContent = {
  columns: many('Colonnes', {
    title: told.text('Titre'),
    /** Nothing where it is read as no field. */
    field: maybe(told.text('Champ')),
    passed: told.bool('Ignorée'),
  }),
  constants: many('Pour toutes les lignes', { field: told.text('Champ'), value: told.text('Valeur') }),
  answers: many('Valeurs', {
    field: told.text('Champ'),
    text: told.text('Valeur du fichier'),
    value: maybe(told.text('Valeur')),
  }),
  reading: shaped<ModelReading>('Lecture du fichier', {}),
  scheduled: many('Imports programmés', pick(scheduledImport, ['id', 'label', 'hour', 'active'])),
}

/** The imports of files, and how one is taken back. */
export const importEndpoints = {
  list: defineEndpoint('GET /imports', {
    ...shared,
    summary: 'Les imports, le dernier en premier : les miens, et ceux des autres pour qui voit les tâches',
    query: {
      offset: f.int({ label: 'Début', min: 0, max: 1_000_000 }),
      limit: f.int({ label: 'Nombre', min: 1, max: 200 }),
    },
    answers: {
      ...page('Imports', shownImport),
      offset: told.int('Début'),
      limit: told.int('Nombre'),
    },
    opens: true,
  }),
  model: defineEndpoint('GET /import-model/{id}/content', {
    ...shared,
    summary: "Ce qu'un modèle d'import dit de ses fichiers : colonnes, valeurs, lecture",
    answers: modelContent,
    opens: true,
  }),
  undone: defineEndpoint('GET /imports/{id}/undo', {
    ...shared,
    summary: "Où en est l'annulation d'un import, et ce qu'elle a laissé",
    answers: {
      ...pick(bulkEdit, ['state', 'total', 'error']),
      handled: told.int('Lignes traitées'),
      undone: told.int('Remises comme avant ou supprimées'),
      left: told.int('Laissées'),
      lines: many('Lignes laissées', {
        ...pick(bulkEditRow, ['entity_id', 'title', 'message']),
        differs: shaped<DifferingValue[]>('Écarts', []),
      }),
    },
    opens: true,
  }),
  undo: defineEndpoint('PUT /imports/{id}/undo', {
    ...shared,
    summary: 'Annule un import, une fois, sauf ce qui a été modifié depuis',
    answers: { id: told.int('Import') },
    errors: ['err409'],
    opens: true,
  }),
} as const

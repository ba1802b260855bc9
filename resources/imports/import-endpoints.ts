import { importJob } from '../content/import-job'
import { bulkEdit, bulkEditRow } from '../lists/bulk-edit'
import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, page, pick, shaped } from '../schema/pick'
import { told } from '../schema/told'

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
  can_undo: told.bool('Annulable'),
  undone: told.int('Remises comme avant'),
  left: told.int('Laissées'),
}
export type ShownImport = Answer<typeof shownImport>

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
    summary:
      "Annule un import, une fois : remet chaque valeur qu'il a changée et supprime chaque ligne qu'il a créée, sauf ce qui a été modifié depuis",
    answers: { id: told.int('Import') },
    errors: ['err409'],
    opens: true,
  }),
} as const

import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

export const kept = {
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  imports: false,
} as const

/**
 * Many rows changed at once, by one value given to all that were found or by a file that was imported: how far it is, what became
 * of it, and what is needed to take it back. Of records that were merged too: what of others was changed by it.
 */
export const bulkEdit = defineResource('bulk_edit', {
  ...kept,
  label: ['Modification en nombre', 'Modifications en nombre'],
  model: 'Bulk_edit',
  title: 'target',
  fields: {
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
    /** Who acts in that person's name, where somebody does. */
    impersonator_id: f.ref('user', { label: 'Administrateur', as: 'Impersonator' }),
    target: f.text({ label: 'Liste', required: true, max: 80 }),
    /** The field that got one value; of an import, each row tells its own. */
    field: f.text({ label: 'Champ', max: 80 }),
    import_job_id: f.ref('import_job', { label: 'Import' }),
    /** Of a merge: the record that was kept. */
    kept_id: f.int({ label: 'Fiche gardée' }),
    value: f.json({ label: 'Valeur' }),
    /** In the place of one value: what becomes of the value of each row (`schema/bulk-change.ts`). */
    change: f.json({ label: 'Changement' }),
    state: f.select(
      {
        queued: { label: 'En attente', tone: 'grey' },
        running: { label: 'En cours', tone: 'blue' },
        done: { label: 'Terminée', tone: 'green' },
        failed: { label: 'Interrompue', tone: 'red' },
        undoing: { label: 'Annulation en cours', tone: 'blue' },
        undone: { label: 'Annulée', tone: 'grey' },
      },
      { label: 'État', required: true, default: 'queued' },
    ),
    total: f.int({ label: 'Lignes', required: true, default: 0 }),
    /** Times that it was begun: one that ends with its process is not begun for ever. */
    attempts: f.int({ label: 'Essais', required: true, default: 0 }),
    error: f.text({ label: 'Erreur', max: 500 }),
    finished_at: f.dateTime({ label: 'Terminée le' }),
  },
  indexes: [['state'], ['user_id', 'target']],
})

/** A row of it: what stood there, and what became of it. */
export const bulkEditRow = defineResource('bulk_edit_row', {
  ...kept,
  label: ['Ligne modifiée en nombre', 'Lignes modifiées en nombre'],
  model: 'Bulk_edit_row',
  title: 'entity_id',
  fields: {
    bulk_edit_id: f.ref('bulk_edit', { label: 'Modification', required: true }),
    entity_id: f.int({ label: 'Ligne', required: true }),
    /** Of a merge: the list of the row, and its field that referred to a record that was merged away. Of an import: the other list in which it made a value. */
    referrer: f.text({ label: 'Liste de la ligne', max: 80 }),
    field: f.text({ label: 'Champ', max: 80 }),
    state: f.select(
      {
        waiting: { label: 'En attente', tone: 'grey' },
        changed: { label: 'Modifiée', tone: 'green' },
        created: { label: 'Créée', tone: 'green' },
        same: { label: 'Inchangée', tone: 'grey' },
        refused: { label: 'Refusée', tone: 'red' },
        undone: { label: 'Remise comme avant', tone: 'grey' },
        left: { label: 'Laissée', tone: 'orange' },
      },
      { label: 'État', required: true, default: 'waiting' },
    ),
    before: f.json({ label: 'Valeur précédente' }),
    /** Of an import: the values that it wrote, by field; of a change from what stood there, the value of its field. */
    after: f.json({ label: 'Valeur écrite' }),
    /** Of a row that an import made: its version when the import was over. */
    version: f.int({ label: 'Version' }),
    /** Of a row that was left when it was taken back: each value as the import wrote it and as it stands. */
    differs: f.json({ label: 'Écarts' }),
    title: f.text({ label: 'Libellé', max: 200 }),
    message: f.text({ label: 'Motif', max: 500 }),
  },
  indexes: [['bulk_edit_id', 'state', 'id']],
})

/** Rows of one change. */
export const mostBulkRows = 20_000
/** Hours in which it can be taken back, once. */
export const undoHours = 24
/** Days for which its report is kept. */
export const bulkDays = 7

/** Those that a process has in hand, those that are on their way, those that can be taken back. */
export const bulkAtWork = ['running', 'undoing'] as const
export const bulkOnTheWay = ['queued', ...bulkAtWork] as const
export const bulkUndoable = ['done', 'failed'] as const
/** Rows that are taken back. */
export const bulkWritten = ['changed', 'created'] as const
/** Rows that kept their value, and why is told. */
export const bulkRefusals = ['refused', 'left'] as const

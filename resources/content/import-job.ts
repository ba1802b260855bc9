import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/** An import of a workbook: its progress, what was found, whether it was carried out (domain §12.4). */
export const importJob = defineResource('import_job', {
  label: ['Import', 'Imports'],
  model: 'Import_job',
  title: 'name',
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  fields: {
    target: f.text({ label: 'Liste', required: true, max: 80, readonly: true }),
    name: f.text({ label: 'Fichier', required: true, max: 255, readonly: true }),
    /** Tells an exported or sent file from the others: what was imported once is not imported again. */
    fingerprint: f.text({ label: 'Empreinte', required: true, max: 120, readonly: true }),
    stored: f.text({ label: 'Lignes lues', max: 120, readonly: true }),
    /** The file as it was sent. */
    sent: f.text({ label: 'Fichier gardé', max: 120, readonly: true }),
    /** The model that it is read by. */
    import_model_id: f.ref('import_model', { label: "Modèle d'import", readonly: true }),
    state: f.select(
      {
        checking: { label: 'Vérification en cours', tone: 'blue' },
        checked: { label: 'Vérifié', tone: 'orange' },
        committing: { label: 'Import en cours', tone: 'blue' },
        done: { label: 'Importé', tone: 'green' },
        failed: { label: 'Interrompu', tone: 'red' },
        undoing: { label: 'Annulation en cours', tone: 'blue' },
        undone: { label: 'Annulé', tone: 'grey' },
      },
      {
        label: 'État',
        required: true,
        default: 'checking',
        readonly: true,
      },
    ),
    total: f.int({ label: 'Lignes', required: true, default: 0, readonly: true }),
    handled: f.int({ label: 'Lignes traitées', required: true, default: 0, readonly: true }),
    complete: f.int({ label: 'Lignes valides', required: true, default: 0, readonly: true }),
    errors: f.int({ label: 'Lignes en erreur', required: true, default: 0, readonly: true }),
    created: f.int({ label: 'Créations', required: true, default: 0, readonly: true }),
    updated: f.int({ label: 'Modifications', required: true, default: 0, readonly: true }),
    unchanged: f.int({ label: 'Sans changement', required: true, default: 0, readonly: true }),
    messages: f.json({ label: 'Messages', readonly: true }),
    /** The first lines that the import changes: each with its fields, old and new. */
    changes: f.json({ label: 'Changements', readonly: true }),
    /** The columns found, and the line of their titles. */
    header: f.json({ label: 'Colonnes', readonly: true }),
    /** How the file is read: letters, separator, sheets, row of titles, as guessed and as said. */
    reading: f.json({ label: 'Lecture du fichier', readonly: true }),
    /** What the person made of columns: a field each, or nothing. */
    mapping: f.json({ label: 'Correspondance des colonnes', readonly: true }),
    /** Fields that the file lacks, each with one value for all its lines. */
    constants: f.json({ label: 'Valeurs pour toutes les lignes', readonly: true }),
    /** Values of the file that no list has, each once with its count and the nearest ones. */
    asks: f.json({ label: 'Valeurs inconnues', readonly: true }),
    /** Values that the import makes in other lists: which, and where. */
    made: f.json({ label: 'Valeurs créées', readonly: true }),
    /** What the person made of them: another value each, or nothing. */
    answers: f.json({ label: 'Valeurs choisies', readonly: true }),
  },
  unique: [{ fields: ['target', 'fingerprint'], among: { state: 'done' } }],
})

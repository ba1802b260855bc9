import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/** What was said of a file that was imported, kept for the next ones of its shape: columns by their titles, values, constants. */
export const importModel = defineResource('import_model', {
  label: ["Modèle d'import", "Modèles d'import"],
  model: 'Import_model',
  title: 'name',
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  imports: false,
  fields: {
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
    target: f.text({ label: 'Liste', required: true, max: 80 }),
    /** The file that it comes from. */
    name: f.text({ label: 'Nom', required: true, max: 255 }),
    /** The folded titles of the file, in order, parted by line ends: its shape. */
    shape: f.longText({ label: 'Titres', required: true, max: 60_000 }),
    /** By folded title the field that its column is read as, or null where it is passed over. */
    columns: f.json({ label: 'Colonnes' }),
    /** How its files are read, where that is not guessed, and the titles that are found in them by guessing. */
    reading: f.json({ label: 'Lecture du fichier' }),
    constants: f.json({ label: 'Valeurs pour toutes les lignes' }),
    answers: f.json({ label: 'Valeurs choisies' }),
    used_at: f.dateTime({ label: 'Dernier usage', required: true }),
  },
  indexes: [['target', 'used_at']],
})

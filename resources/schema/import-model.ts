import { f } from './f'
import { defineResource } from './resource'

const readonly = true

/** What was said of a file that was imported, kept for the next ones of its shape: columns by their titles, values, constants. */
export const importModel = defineResource('import_model', {
  label: ["Modèle d'import", "Modèles d'import"],
  model: 'Import_model',
  title: 'name',
  at: '/import-models',
  calls: {
    list: 'GET /import-model',
    one: 'GET /import-model/{id}',
    update: 'PUT /import-model/{id}',
    remove: 'DELETE /import-model/{id}',
  },
  access: { view: 'viewImports', update: 'viewImports', remove: 'viewImports' },
  restores: true,
  imports: false,
  into: 'target',
  fields: {
    name: f.text({ label: 'Nom', required: true, max: 255 }),
    target: f.text({ label: 'Liste visée', required: true, max: 80, readonly, hidden: true }),
    list: f.virtual(f.text({ label: 'Liste', max: 80 }), { expressed: true }),
    origin: f.text({
      label: 'Source',
      max: 120,
      help: 'Le fournisseur ou le logiciel dont viennent ces fichiers.',
    }),
    user_id: f.ref('user', { label: 'Propriétaire', required: true, readonly }),
    mine: f.virtual(f.bool({ label: 'Le mien' }), { expressed: true }),
    profile_ids: f.refs('profile', {
      label: 'Partagé avec',
      help: 'Les utilisateurs de ces profils qui peuvent importer dans la liste le trouvent aussi.',
    }),
    used_at: f.dateTime({ label: 'Dernier usage', required: true, readonly }),
    uses: f.int({ label: 'Usages', required: true, min: 0, default: 1, readonly }),
    /** The folded titles of the file, in order, parted by line ends: its shape. */
    shape: f.longText({ label: 'Titres', required: true, max: 60_000, readonly, hidden: true }),
    /** By folded title the field that its column is read as, or null where it is passed over. */
    columns: f.json({ label: 'Colonnes', readonly, hidden: true }),
    /** How its files are read, where that is not guessed, and the titles that are found in them by guessing. */
    reading: f.json({ label: 'Lecture du fichier', readonly, hidden: true }),
    constants: f.json({ label: 'Valeurs pour toutes les lignes', readonly, hidden: true }),
    answers: f.json({ label: 'Valeurs choisies', readonly, hidden: true }),
  },
  fieldAccess: { profile_ids: { write: 'updateProfile' } },
  indexes: [['target', 'used_at']],
  list: {
    columns: ['name', 'list', 'origin', 'user_id', 'profile_ids', 'used_at', 'uses'],
    search: ['name', 'origin'],
    sort: ['used_at', 'desc'],
    searches: [
      { label: 'Mes modèles', filters: { mine: 'true' } },
      { label: 'Partagés avec moi', filters: { mine: 'false' } },
    ],
  },
  form: { Informations: [['name', 'origin'], 'list', 'profile_ids', 'user_id', ['used_at', 'uses']] },
})

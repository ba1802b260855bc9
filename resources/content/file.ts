import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/**
 * An uploaded file; its URL is the upload endpoint, path and unique name. Who may read its owner may read it: in the owner's
 * rows and by the calls of files. Nobody lists or searches them as such.
 */
export const file = defineResource('file', {
  label: ['Fichier', 'Fichiers'],
  title: 'filename',
  access: { view: 'serverOnly' },
  fields: {
    path: f.text({ label: 'Dossier', required: true, max: 80, readonly: true }),
    unique_name: f.text({ label: 'Nom unique', required: true, max: 120, unique: true, readonly: true }),
    mime_type: f.text({ label: 'Type', required: true, max: 120, readonly: true }),
    filename: f.text({ label: 'Nom', required: true, max: 255, readonly: true }),
    size: f.int({ label: 'Taille', min: 0, unit: 'octets', readonly: true }),
    sha256: f.text({ label: 'Empreinte', max: 64, readonly: true, hidden: true }),
    owner_model: f.text({ label: 'Objet', max: 80, readonly: true, hidden: true }),
    owner_id: f.int({ label: "N° de l'objet", readonly: true, hidden: true }),
    /** Of a PDF whether it is tagged, as far as can be told. */
    tagged: f.bool({ label: 'Balisé', readonly: true }),
    public: f.bool({ label: 'Public', default: false, readonly: true }),
  },
})

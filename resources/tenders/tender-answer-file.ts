import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { answerFileKinds, fileVerifications } from './answer-files'
import { sealed } from './tender-response'

const readonly = true

/**
 * The encrypted bytes of a file of an answer. Until the offers are opened the row says whose they are and nothing else; then what
 * the sealed content said of the file, without its key, which stays in that content alone.
 */
export const tenderAnswerFile = defineResource('tender_answer_file', {
  label: ["Pièce d'offre", "Pièces d'offre"],
  model: 'Tender_answer_file',
  title: 'received_at',
  ...sealed,
  hardDelete: true,
  fields: {
    tender_response_id: f.ref('tender_response', { label: 'Offre', required: true }),
    file_id: f.ref('file', { label: 'Contenu chiffré', required: true, secret: true }),
    version: f.int({ label: 'Version envoyée', min: 1, readonly }),
    kind: f.select(answerFileKinds, { label: 'Nature', readonly }),
    tender_family_id: f.ref('tender_family', { label: 'Lot', readonly }),
    filename: f.text({ label: 'Nom', max: 255, readonly }),
    size: f.int({ label: 'Taille', min: 0, unit: 'octets', readonly }),
    sha256: f.text({ label: 'Empreinte SHA-256', max: 64, readonly }),
    received_at: f.dateTime({ label: 'Reçue le', readonly }),
    verification: f.select(fileVerifications, { label: 'Signature', readonly }),
    signs: f.text({ label: 'Fichier signé', max: 4000, readonly }),
  },
})

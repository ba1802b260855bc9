import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

const manage = 'managePublicNotice'
const access = { view: manage, create: manage, update: manage, remove: manage }
const readonly = true

/** What the documents of a consultation are. */
export const documentKinds = {
  rc: 'Règlement de la consultation (RC)',
  ccap: 'Clauses administratives (CCAP)',
  cctp: 'Clauses techniques (CCTP)',
  bpu: 'Bordereau des prix (BPU)',
  annexe: 'Annexe',
} as const

/** A document of a consultation; the public ones are downloaded from the notice's page. */
export const tenderDocument = defineResource('tender_document', {
  label: ['Document de consultation', 'Documents de consultation'],
  model: 'Tender_document',
  title: 'label',
  access: { ...access, read: ['viewTender', 'answerTender'] },
  imports: false,
  fields: {
    tender_id: f.ref('tender', { label: "Appel d'offres" }),
    public_notice_id: f.ref('public_notice', { label: 'Avis' }),
    kind: f.select(documentKinds, { label: 'Nature', required: true }),
    label: f.text({ label: 'Libellé', required: true, max: 120 }),
    file_id: f.file({
      label: 'Fichier',
      required: true,
      folder: '/publicnotice',
      accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx'],
    }),
    public: f.bool({ label: 'Public', required: true, default: true }),
    replaced_at: f.dateTime({ label: 'Remplacé le', readonly }),
  },
})

/** A change of a notice after its publication: dated, numbered, told to who downloaded. */
export const noticeRectification = defineResource('notice_rectification', {
  label: ['Rectificatif', 'Rectificatifs'],
  model: 'Notice_rectification',
  title: 'number',
  access: { view: manage },
  imports: false,
  untracked: true,
  insertOnly: true,
  fields: {
    public_notice_id: f.ref('public_notice', { label: 'Avis', required: true }),
    number: f.int({ label: 'Numéro', required: true, min: 1, readonly }),
    published_at: f.dateTime({ label: 'Publié le', required: true, readonly }),
    text: f.longText({ label: 'Ce qui change', required: true, max: 8000, readonly }),
  },
  unique: [{ fields: ['public_notice_id', 'number'] }],
})

/** The register of downloads: who took which document, when (domain §9.8). */
export const documentConsultation = defineResource('document_consultation', {
  label: ['Téléchargement', 'Téléchargements'],
  model: 'Document_consultation',
  title: 'document',
  access: { view: manage },
  imports: false,
  untracked: true,
  insertOnly: true,
  fields: {
    public_notice_id: f.ref('public_notice', { label: 'Avis', required: true }),
    document: f.text({ label: 'Document', required: true, max: 120, readonly }),
    consulted_at: f.dateTime({ label: 'Téléchargé le', required: true, readonly }),
    email: f.email({ label: 'E-mail', readonly }),
    ip_hash: f.text({ label: "Empreinte de l'adresse", max: 64, readonly, secret: true }),
  },
  indexes: [['public_notice_id', 'consulted_at']],
  list: {
    columns: ['consulted_at', 'document', 'email', 'public_notice_id'],
    search: ['email', 'document'],
    sort: ['consulted_at', 'desc'],
  },
})

import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore } from '../schema/row-checks'
import { essentialChecks, essentialFields, essentialForm } from './essential-data'
import { noticeMoves, noticeStates } from './notice-states'

const manage = 'managePublicNotice'
const access = { view: manage, create: manage, update: manage, remove: manage }
const readonly = true
const published = ['150', '200', '250', '300'] as const

/** Each step of a notice is the same call, told apart by the state that it asks for. */
const course = { call: 'PUT /publicnotice/{id}/status', permission: manage } as const

/** A notice of a public tender, shown to everybody from its publication until it is archived (domain §9.8). */
export const publicNotice = defineResource('public_notice', {
  label: ['Avis de marché public', 'Avis de marché public'],
  model: 'Public_notice',
  title: ['reference', 'object'],
  calls: rest('/publicnotice'),
  at: '/public-notices',
  access,
  imports: false,
  fields: {
    reference: f.text({ label: 'Référence', required: true, max: 40, unique: true, example: 'AMP-2026-014' }),
    object: f.text({ label: 'Objet', required: true, max: 255 }),
    company_id: f.ref('company', { label: 'Service', required: true }),
    buyer: f.text({ label: 'Acheteur', required: true, max: 160 }),
    tender_id: f.ref('tender', { label: "Appel d'offres" }),
    procedure_id: f.ref('procedure', { label: 'Procédure' }),
    cpv: f.text({ label: 'Code CPV', max: 120, example: '15110000-2' }),
    publication_date: f.dateTime({ label: 'Date de publication' }),
    closing_date: f.dateTime({ label: 'Date limite de remise des offres', index: true }),
    lots: f.longText({ label: 'Lots', max: 5000, help: 'Un lot par ligne.' }),
    status: f.select(noticeStates, {
      label: 'État',
      moves: noticeMoves,
      required: true,
      default: '100',
      readonly,
      index: true,
    }),
    award_text: f.longText({ label: "Avis d'attribution", max: 5000 }),
    documents: f.children('tender_document', { label: 'Documents', by: 'public_notice_id', max: 50 }),
    ...essentialFields,
    changed_at: f.dateTime({ label: 'Dossier modifié le', readonly, hidden: true }),
    told_at: f.dateTime({ label: 'Modification annoncée le', readonly, hidden: true }),
  },
  rules: {
    publication_date: { required: { status: { in: published } } },
    closing_date: { required: { status: { in: published } } },
    award_text: {
      visible: { status: { in: ['200', '250', '300'] } },
      required: { status: { in: ['250', '300'] } },
    },
  },
  checks: [notBefore('publication_date', 'closing_date'), ...essentialChecks],
  state: 'status',
  actions: {
    publish: {
      ...course,
      label: "Publier l'avis",
      from: ['100'],
      to: '150',
      send: { status: '150' },
      tone: 'primary',
      icon: 'publish',
      confirm: "L'avis et ses documents publics seront visibles de tous, sans compte.",
      done: 'Avis : publié',
    },
    close: {
      ...course,
      label: "Clore l'avis",
      from: ['150'],
      to: '200',
      send: { status: '200' },
      icon: 'close',
      confirm: "L'avis sera montré comme clos avant sa date limite.",
      done: 'Avis : clos',
    },
    award: {
      ...course,
      label: "Publier l'attribution",
      from: ['200'],
      to: '250',
      send: { status: '250' },
      tone: 'primary',
      icon: 'award',
      confirm: "L'avis d'attribution sera visible de tous.",
      done: 'Avis : attribué',
    },
    archive: {
      ...course,
      label: "Archiver l'avis",
      from: ['250'],
      to: '300',
      send: { status: '300' },
      icon: 'archive',
      confirm: "L'avis ne sera plus visible des pages publiques.",
      done: 'Avis : archivé',
    },
  },
  list: {
    columns: ['reference', 'object', 'buyer', 'publication_date', 'closing_date', 'status'],
    search: ['reference', 'object', 'buyer'],
    sort: ['closing_date', 'desc'],
  },
  form: {
    Informations: [
      ['reference', 'status'],
      'object',
      ['company_id', 'buyer'],
      ['tender_id', 'procedure_id'],
      'cpv',
      ['publication_date', 'closing_date'],
      'lots',
      'award_text',
    ],
    Documents: ['documents'],
    'Données essentielles': essentialForm,
  },
})

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
  },
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

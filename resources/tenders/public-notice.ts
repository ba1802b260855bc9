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
/** What a notice with a tender shows is the tender's own: read there, never written here. */
const ofTender = { tender_id: { ne: null } } as const
const own = {
  visible: { tender_id: null },
  readonly: ofTender,
  refusal:
    "L'avis montre la date limite, les lots et les documents de son appel d'offres : c'est là qu'ils changent.",
} as const

/** Each step of a notice is the same call, told apart by the state that it asks for. */
const course = { call: 'PUT /publicnotice/{id}/status', permission: manage } as const
/** The steps that a notice makes by itself follow its tender's where it has one. */
const alone = { ...course, if: { tender_id: null } } as const

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
    deadline: f.virtual(f.dateTime({ label: 'Date limite' }), { expressed: true }),
    cpv_id: f.ref('cpv', { label: 'Code CPV' }),
    cpv: f.text({ label: 'Code CPV écrit', max: 120, example: '15110000-2' }),
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
    tender_id: {
      readonly: { status: { in: published } },
      refusal: "Un avis publié garde son appel d'offres.",
    },
    closing_date: { ...own, required: { and: [{ status: { in: published } }, { tender_id: null }] } },
    // What an older notice wrote is shown and copied until a code of the list is chosen.
    cpv: { visible: { cpv: { ne: null }, cpv_id: null } },
    lots: own,
    documents: own,
    award_text: {
      visible: { status: { in: ['200', '250', '300'] } },
      required: { status: { in: ['250', '300'] } },
    },
  },
  checks: [notBefore('publication_date', 'closing_date'), ...essentialChecks],
  state: 'status',
  kept: {
    when: { status: { ne: '100' } },
    refusal: 'Un avis publié, son registre et ses documents ne se suppriment pas : ils sont conservés.',
  },
  actions: {
    publish: {
      ...alone,
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
      ...alone,
      label: "Clore l'avis",
      from: ['150'],
      to: '200',
      send: { status: '200' },
      icon: 'close',
      confirm: "L'avis sera montré comme clos avant sa date limite.",
      done: 'Avis : clos',
    },
    award: {
      ...alone,
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
    columns: ['reference', 'object', 'buyer', 'publication_date', 'deadline', 'status'],
    search: ['reference', 'object', 'buyer'],
    sort: ['deadline', 'desc'],
  },
  form: {
    Informations: [
      ['reference', 'status'],
      'object',
      ['company_id', 'buyer'],
      ['tender_id', 'procedure_id'],
      ['cpv_id', 'cpv'],
      ['publication_date', 'closing_date'],
      'lots',
      'award_text',
    ],
    Documents: ['documents'],
    'Données essentielles': essentialForm,
  },
})

import { addDays, parisDay } from '../../../resources/schema/paris-time'
import type { Guide } from './help-guides'

/** A document of a notice: nature, label, ending of its file. */
export const noticeDocuments = [
  { kind: 'rc', label: 'Règlement de la consultation', ending: 'pdf' },
  { kind: 'cctp', label: 'Cahier des clauses techniques particulières', ending: 'pdf' },
  { kind: 'bpu', label: 'Bordereau des prix unitaires', ending: 'xlsx' },
] as const

interface DemoNotice {
  reference: string
  object: string
  procedure: string
  cpv: string
  lots: readonly string[]
  status: '100' | '150' | '200' | '250'
  /** Days from today to its publication and to its deadline. */
  from: number
  to: number
  award_text?: string
}

const buyer = 'Valaé Public – groupement de commandes'
const open = 'Procédure adaptée (MAPA)'
const formal = "Appel d'offres ouvert"

/** The notices of the demonstration; the dates follow the day of the seeding, so that some are open. */
export const demoNotices: readonly DemoNotice[] = [
  {
    reference: 'AMP-2026-014',
    object: 'Fourniture de viandes fraîches pour le groupement hospitalier de territoire',
    procedure: formal,
    cpv: '15110000-2',
    lots: ['Lot 1 : porc frais (30 000 kg)', 'Lot 2 : bœuf frais (12 000 kg)'],
    status: '150',
    from: -12,
    to: 24,
  },
  {
    reference: 'AMP-2026-015',
    object: "Fruits et légumes frais de saison, dont issus de l'agriculture biologique",
    procedure: formal,
    cpv: '15300000-1',
    lots: ['Lot 1 : fruits', 'Lot 2 : légumes', 'Lot 3 : 4e gamme'],
    status: '150',
    from: -5,
    to: 38,
  },
  {
    reference: 'AMP-2026-013',
    object: "Produits d'entretien et d'hygiène des cuisines",
    procedure: open,
    cpv: '39830000-9',
    lots: ['Lot unique'],
    status: '150',
    from: -20,
    to: 6,
  },
  {
    reference: 'AMP-2026-011',
    object: 'Produits laitiers et ovoproduits',
    procedure: formal,
    cpv: '15500000-3',
    lots: ['Lot 1 : lait et crème', 'Lot 2 : fromages', 'Lot 3 : ovoproduits'],
    status: '200',
    from: -60,
    to: -9,
  },
  {
    reference: 'AMP-2026-006',
    object: 'Épicerie et boissons',
    procedure: formal,
    cpv: '15800000-6',
    lots: ['Lot 1 : épicerie salée', 'Lot 2 : épicerie sucrée', 'Lot 3 : boissons'],
    status: '250',
    from: -140,
    to: -85,
    award_text:
      'Le marché a été attribué pour les trois lots. Le détail des attributaires peut être demandé au service des marchés.',
  },
  {
    reference: 'AMP-2026-016',
    object: 'Matériel de cuisson et de maintien en température',
    procedure: open,
    cpv: '39310000-8',
    lots: ['Lot 1 : fours', 'Lot 2 : chariots de maintien'],
    status: '100',
    from: 10,
    to: 60,
  },
]

export const noticeFile = (notice: number, document: number): string =>
  `avis-${notice + 1}-${document + 1}.${noticeDocuments[document]?.ending ?? 'pdf'}`

/** What the buyer of the demonstration says of its markets for the « données essentielles ». */
const essential = {
  techniques: ['Accord-cadre'],
  executions: ['Bons de commande'],
  general_clauses: 'Fournitures courantes et services',
  price_types: ['Définitif révisable'],
  price_form: 'Unitaire',
  social_considerations: ['Clause sociale'],
  green_considerations: ['Clause environnementale', 'Critère environnemental'],
}

const moment = (now: Date, days: number, time: string) => `${addDays(parisDay(now), days)}T${time}Z`

/** The rows of a notice, by the field's name. */
export const noticeRow = (
  notice: DemoNotice,
  now: Date,
  { procedures, codes }: Record<'procedures' | 'codes', ReadonlyMap<string, number>>,
) => ({
  reference: notice.reference,
  object: notice.object,
  company_id: 2,
  buyer,
  procedure_id: procedures.get(notice.procedure),
  cpv_id: codes.get(notice.cpv),
  cpv: notice.cpv,
  publication_date: moment(now, notice.from, '08:00:00'),
  closing_date: moment(now, notice.to, '11:00:00'),
  lots: notice.lots.join('\n'),
  status: notice.status,
  award_text: notice.award_text,
  ...essential,
})

/** What a demonstration document says. */
export const noticeGuide = (notice: DemoNotice): Guide => [
  {
    title: 'Objet de la consultation',
    points: [notice.object, `Acheteur : ${buyer}`, `CPV : ${notice.cpv}`],
  },
  { title: 'Allotissement', points: notice.lots },
  {
    title: 'Remise des offres',
    points: [
      "Les offres sont remises par voie électronique, dans l'espace fournisseur.",
      "La date limite est celle de l'avis ; seule l'heure du serveur fait foi.",
    ],
  },
]

import type { QuoteLineState, QuoteStatus } from '../../../../resources/quotes/states'
import { addDays, parisDay, parisMoment } from '../../../../resources/schema/paris-time'
import type { Tx } from '../../../database/tx'

/** A request of the demonstration; days are counted from the seeding's. */
interface DemoQuote {
  label: string
  description: string
  status: QuoteStatus
  adherent: number
  family: string
  quantity: string
  /** When it was made, and its limit. */
  made: number
  limit: number
  /** Its suppliers: name, state, amount before tax. */
  lines: readonly (readonly [supplier: string, state: QuoteLineState, amount?: string])[]
  reason?: string
}

/** One request in every state that a person looks at. */
const demoQuotes: readonly DemoQuote[] = [
  {
    label: 'Bûches de Noël individuelles',
    description: 'Repas du 24 décembre, parts de 80 g environ, deux parfums.',
    status: '200',
    adherent: 1,
    family: 'Pâtisseries et biscuits',
    quantity: '420',
    made: -6,
    limit: 5,
    lines: [
      ['Grossiste Général', 'answered', '588.00'],
      ['Épicerie centrale du Rhône', 'answered', '546.00'],
      ['Comptoir du Midi', 'asked'],
    ],
  },
  {
    label: 'Vaisselle réemployable pour le self',
    description: 'Assiettes et bols en verre trempé, livrés en deux fois.',
    status: '150',
    adherent: 1,
    family: 'Petit matériel et protection',
    quantity: '1200',
    made: -2,
    limit: 12,
    lines: [
      ['Grossiste Général', 'asked'],
      ['Comptoir du Midi', 'declined'],
    ],
  },
  {
    label: 'Plateaux de fromages pour la semaine du goût',
    description: 'Trois fromages AOP de la région, à la coupe.',
    status: '250',
    adherent: 2,
    family: 'Fromages',
    quantity: '60',
    made: -50,
    limit: -38,
    lines: [
      ['Laiterie Bocage', 'accepted', '744.00'],
      ['Terre et Saveurs Bio', 'refused', '812.00'],
    ],
  },
  {
    label: "Repas d'anniversaire des résidents",
    description: 'Volailles fermières entières, label rouge.',
    status: '300',
    adherent: 2,
    family: 'Volailles et lapins',
    quantity: '45',
    made: -40,
    limit: -28,
    lines: [["Volailles d'Argoat", 'refused', '690.00']],
    reason: 'Animation reportée au printemps.',
  },
  {
    label: 'Champagne pour le départ du directeur',
    description: 'Vingt bouteilles, livrées au frais.',
    status: '350',
    adherent: 1,
    family: 'Boissons alcoolisées',
    quantity: '20',
    made: -70,
    limit: -60,
    lines: [['Cave des Coteaux', 'asked']],
  },
  {
    label: 'Paniers de fruits pour la journée du personnel',
    description: 'Fruits de saison, paniers de 3 kg, sans emballage plastique.',
    status: '100',
    adherent: 1,
    family: 'Fruits frais',
    quantity: '80',
    made: -1,
    limit: 15,
    lines: [['Primeurs de la Vallée', 'asked']],
  },
]

const sql = {
  quote: `
    insert into quote (label, description, status, adherent_id, family_id, quantity, unit_id, response_date_limit, needed_date, sent_at,
      decided_at, decision_reason, project_manager_id, "createdAt", "updatedAt", created_by)
    select $1, $2, $3, a.id, f.id, $6, (select id from unit where label = 'Pièce' or true order by (label = 'Pièce') desc, id limit 1),
      $7, $8, $9, $10, $11, a.project_manager_id, $12, $12, (select id from "user" where email = 'luc.fabre@demo.example')
    from adherent a, family f where a.id = $4 and f.label = $5 returning id`,
  supplier: `insert into quote_supplier_ids (quote_id, supplier_id, position)
    select $1, min(s.id), $3 from supplier s where s.name = $2 having min(s.id) is not null`,
  line: `
    insert into quote_line (quote_id, supplier_id, state, sent_at, answered_at, reference, amount_ht, rate_id, valid_until, "createdAt", "updatedAt")
    select $1, min(s.id), $3, $4, $5, $6, $7, case when $7::numeric is null then null else (select id from rate order by value desc limit 1) end,
      $8, $4, $4 from supplier s where s.name = $2 having min(s.id) is not null`,
} as const

async function load(tx: Tx, quote: DemoQuote, today: string): Promise<void> {
  const at = (days: number, time: string) => parisMoment(addDays(today, days), time).toISOString()
  const { label, description, status, adherent, family, quantity, made, limit } = quote
  const isDecided = status === '250' || status === '300'
  const [row] = await tx.query<{ id: number }>(sql.quote, [
    ...[label, description, status, adherent, family, quantity],
    ...[at(limit, '18:00'), addDays(today, limit + 12), status === '100' ? null : at(made, '09:30')],
    ...[isDecided ? at(limit + 2, '14:00') : null, quote.reason ?? null, at(made, '09:00')],
  ])
  const id = row?.id ?? 0
  for (const [position, [supplier, state, amount]] of quote.lines.entries()) {
    await tx.query(sql.supplier, [id, supplier, position])
    if (status === '100') continue
    const isAnswered = state !== 'asked'
    await tx.query(sql.line, [
      ...[id, supplier, state, at(made, '09:30'), isAnswered ? at(made + 1, '16:20') : null],
      ...[amount ? `DEV-${id}-${position + 1}` : null, amount ?? null],
      amount ? addDays(today, limit + 30) : null,
    ])
  }
}

/** The requests for quotes of the demonstration. */
export async function loadQuotes(tx: Tx, now: Date): Promise<void> {
  for (const quote of demoQuotes) await load(tx, quote, parisDay(now))
}

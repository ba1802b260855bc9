import type { articleRequestStates } from '../../../resources/catalogue/article-request'
import { addDays, parisDay, parisMoment } from '../../../resources/schema/paris-time'
import type { Tx } from '../../database/tx'

/** A request of the demonstration; days are counted from the seeding's. */
interface DemoRequest {
  label: string
  status: keyof typeof articleRequestStates
  need: string
  details: string
  made: number
  answer?: string
  /** The article that answers it. */
  article?: string
}

/** One in every state, by the hospital's kitchen. */
const demoRequests: readonly DemoRequest[] = [
  {
    label: 'Topinambours épluchés sous vide',
    status: '100',
    need: '15 kg par semaine en hiver',
    details: 'Pour la purée des repas mixés ; sachets de 2 à 5 kg.',
    made: -1,
  },
  {
    label: 'Sirop de menthe sans sucre',
    status: '200',
    need: '6 bouteilles par mois',
    details: 'Pour les repas des diabétiques.',
    made: -5,
  },
  {
    label: 'Carottes en vrac pour le potage',
    status: '300',
    need: '40 kg par semaine',
    details: 'Calibre sans importance.',
    made: -12,
    answer: 'Elles sont au catalogue depuis septembre.',
    article: 'Carotte vrac',
  },
  {
    label: 'Homard entier cuit',
    status: '400',
    need: '80 pièces le 24 décembre',
    details: 'Repas de fête.',
    made: -20,
    answer: 'Hors du budget de notre marché de produits de la mer.',
  },
]

const sql = `
  insert into article_request (label, adherent_id, status, need, details, article_id, answer, answered_on, "createdAt", "updatedAt", created_by)
  select $1, 1, $2, $3, $4, (select min(id) from article where label = $5), $6, $7, $8, $8, (select id from "user" where email = 'karim.benali@demo.example')
  from adherent where id = 1`

/** The articles that the demonstration's kitchen has asked its group for. */
export async function loadArticleRequests(tx: Tx, now: Date): Promise<void> {
  const today = parisDay(now)
  for (const { label, status, need, details, made, answer, article } of demoRequests)
    await tx.query(sql, [
      ...[label, status, need, details, article ?? null, answer ?? null],
      answer ? addDays(today, made + 2) : null,
      parisMoment(addDays(today, made), '09:10').toISOString(),
    ])
}

import { fold } from '../../../resources/schema/fold'
import { addDays, parisDay, parisMoment } from '../../../resources/schema/paris-time'
import type { Tx } from '../../database/tx'

/** A model of the demonstration; days are counted from the seeding's. */
interface DemoModel {
  name: string
  target: string
  origin: string
  /** The titles of its files, each with the field, or the two, that it is read as; null is passed over. */
  columns: Readonly<Record<string, string | readonly [string, string] | null>>
  constants: readonly { key: string; value: string }[]
  answers: readonly { key: string; text: string; value: string | null }[]
  used: number
  uses: number
  /** Whether who looks after members finds it too. */
  isShared: boolean
}

/** The price list that a supplier sends every month, the register of establishments, and the brands of a trade fair. */
const demoModels: readonly DemoModel[] = [
  {
    name: 'Tarif mensuel Boucherie Martin',
    target: 'article',
    origin: 'Boucherie Martin',
    columns: {
      'Code article': 'ref_supplier',
      Désignation: 'label',
      'Prix unitaire HT': 'quotation',
      TVA: 'rate_id',
      Commentaire: null,
    },
    constants: [{ key: 'supplier_id', value: 'Boucherie Martin' }],
    answers: [{ key: 'rate_id', text: 'TVA alim.', value: '5,5 %' }],
    used: -9,
    uses: 4,
    isShared: false,
  },
  {
    name: 'Annuaire des établissements',
    target: 'adherent',
    origin: 'Agence régionale de santé',
    columns: { 'Raison sociale': 'name', 'N° FINESS': 'finess', 'N° SIRET': 'siret', Capacité: null },
    constants: [],
    answers: [],
    used: -23,
    uses: 2,
    isShared: true,
  },
  {
    name: 'Marques du salon',
    target: 'brand',
    origin: 'Salon des achats',
    columns: { 'Nom commercial': 'label', Stand: null },
    constants: [],
    answers: [],
    used: -40,
    uses: 1,
    isShared: false,
  },
]

const modelSql = `
  insert into import_model (user_id, created_by, updated_by, target, name, origin, shape, columns, constants, answers, used_at, uses, "createdAt", "updatedAt")
  select u.id, u.id, u.id, $1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $8 from "user" u where u.email = 'nadia.roche@demo.example' returning id`
const sharedSql = `
  insert into import_model_profile_ids (import_model_id, profile_id)
  select $1, profile_id from "user" where email = 'claire.moreau@demo.example'`

/** The models by which the demonstration's files are imported: those of one's own, and one that is shared. */
export async function loadImportModels(tx: Tx, now: Date): Promise<void> {
  const today = parisDay(now)
  for (const { name, target, origin, columns, constants, answers, used, uses, isShared } of demoModels) {
    const folded = Object.fromEntries(Object.entries(columns).map(([title, key]) => [fold(title), key]))
    const said = [folded, constants, answers].map((one) => JSON.stringify(one))
    const at = parisMoment(addDays(today, used), '08:40').toISOString()
    const shape = Object.keys(folded).join('\n')
    const [row] = await tx.query<{ id: number }>(modelSql, [target, name, origin, shape, ...said, at, uses])
    if (isShared && row) await tx.query(sharedSql, [row.id])
  }
}

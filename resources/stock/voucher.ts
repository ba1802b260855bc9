import { f } from '../schema/f'
import { lookup } from '../schema/lookup'
import { defineResource } from '../schema/resource'

/** Stock flux of the specification: 200 is the entry that a reception makes. */
export const stockFlux = { '100': 'Entrée', '150': 'Sortie', '200': 'Livraison' } as const
export type StockFlux = keyof typeof stockFlux

/** What a voucher of a flux is called before its number. */
export const voucherNames: Readonly<Record<StockFlux, string>> = lookup({
  '100': "Bon d'entrée",
  '150': 'Bon de sortie',
  '200': 'Livraison',
})
export const voucherNumber = ({ flux, id }: { flux: StockFlux; id: number }): string =>
  `${voucherNames[flux]} N° ${id}`

export const voucherStates = {
  draft: { label: 'Brouillon', tone: 'orange' },
  validated: { label: 'Validé', tone: 'green' },
  cancelled: { label: 'Annulé', tone: 'grey' },
} as const
/** A voucher moves stock once; what it moved is taken back by contrary movements, never changed. */
const voucherMoves = [
  { verb: 'validate', from: ['draft'], to: 'validated' },
  { verb: 'cancel', from: ['validated'], to: 'cancelled' },
] as const
export type VoucherState = keyof typeof voucherStates

export const directions = { entry: 'Entrée', exit: 'Sortie' } as const
export type Direction = keyof typeof directions

/** What a direction asks of its vouchers: the flux of those written by hand, a price of each line, a reason of the whole. */
export const voucherRules = {
  entry: { flux: '100', isPriced: true, isReasoned: false },
  exit: { flux: '150', isPriced: false, isReasoned: true },
} as const satisfies Record<Direction, { flux: StockFlux; isPriced: boolean; isReasoned: boolean }>

/** Who may do what with the vouchers of a direction. */
export const voucherRights = {
  entry: {
    view: 'viewStockEntry',
    create: 'createStockEntry',
    update: 'updateStockEntry',
    remove: 'deleteStockEntry',
  },
  exit: {
    view: 'viewStockExit',
    create: 'createStockExit',
    update: 'updateStockExit',
    remove: 'deleteStockExit',
  },
} as const satisfies Record<Direction, Record<'view' | 'create' | 'update' | 'remove', string>>

const readonly = true

const fields = {
  number: f.virtual(f.text({ label: 'Numéro', max: 40 }), { expressed: true }),
  adherent_id: f.ref('adherent', { label: 'Adhérent', required: true }),
  flux: f.select(stockFlux, { label: 'Flux', required: true, readonly }),
  date_operation: f.date({ label: "Date d'opération", required: true }),
  state: f.select(voucherStates, {
    label: 'État',
    moves: voucherMoves,
    required: true,
    default: 'draft',
    readonly,
  }),
  reason_id: f.ref('stockreason', { label: 'Motif' }),
  supplier_id: f.ref('supplier', { label: 'Fournisseur' }),
  order_id: f.ref('order', { label: 'Commande', readonly }),
  reception_id: f.ref('reception', { label: 'Réception', readonly }),
  mealtype_id: f.ref('mealtype', { label: 'Type de repas' }),
  clientmeal_id: f.ref('clientmeal', { label: 'Repas client' }),
  meals_number: f.int({ label: 'Nombre de repas', min: 1, max: 1_000_000 }),
  ventilation_id: f.ref('ventilation', { label: "Ventilation d'achats" }),
  comment: f.longText({ label: 'Commentaire', max: 2000 }),
  total_ht: f.money({ label: 'Total HT', required: true, default: '0.00', readonly }),
  lines_nb: f.int({ label: 'Lignes', required: true, default: 0, min: 0, readonly }),
  user_id: f.ref('user', { label: 'Saisi par', required: true, readonly }),
  validated_at: f.dateTime({ label: 'Validé le', readonly }),
  cancelled_at: f.dateTime({ label: 'Annulé le', readonly }),
}

const direction = f.select(directions, { label: 'Sens', required: true, readonly, hidden: true })

/** A voucher: what came in or went out, moved in the stock once it is validated (domain §7.1). */
export const stockVoucher = defineResource('stock_voucher', {
  label: ['Bon de stock', 'Bons de stock'],
  model: 'Stock_voucher',
  title: 'flux',
  access: { view: 'serverOnly' },
  imports: false,
  fields: { ...fields, direction },
  indexes: [
    ['adherent_id', 'direction', 'date_operation'],
    ['adherent_id', 'state'],
  ],
})

const { supplier_id, order_id, reception_id, mealtype_id, clientmeal_id, meals_number, ...common } = fields

/** « Bons d'entrée », deliveries included: the vouchers seen with their own permission. */
export const stockEntry = defineResource('stock_entry', {
  label: ["Bon d'entrée", "Bons d'entrée"],
  model: 'Stock_entry',
  title: 'flux',
  table: 'stock_voucher',
  scope: { direction: 'entry' },
  access: { view: voucherRights.entry.view },
  imports: false,
  fields: { ...common, supplier_id, order_id, reception_id },
  list: {
    columns: [
      'number',
      'date_operation',
      'state',
      'reason_id',
      'supplier_id',
      'order_id',
      'user_id',
      'lines_nb',
      'total_ht',
    ],
    search: ['number', 'comment'],
    sort: ['id', 'desc'],
  },
})

/** « Bons de sortie ». */
export const stockExit = defineResource('stock_exit', {
  label: ['Bon de sortie', 'Bons de sortie'],
  model: 'Stock_exit',
  title: 'flux',
  table: 'stock_voucher',
  scope: { direction: 'exit' },
  access: { view: voucherRights.exit.view },
  imports: false,
  fields: { ...common, mealtype_id, clientmeal_id, meals_number },
  list: {
    columns: [
      'number',
      'date_operation',
      'state',
      'reason_id',
      'mealtype_id',
      'meals_number',
      'user_id',
      'lines_nb',
      'total_ht',
    ],
    search: ['number', 'comment'],
    sort: ['id', 'desc'],
  },
})

import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { oneOf } from '../schema/row-checks'
import { stockItem, unitCost } from './ledger'

export const inventoryStates = {
  created: { label: 'Créé', tone: 'blue' },
  saved: { label: 'En saisie', tone: 'orange' },
  validated: { label: 'Validé', tone: 'green' },
  deleted: { label: 'Supprimé', tone: 'grey' },
} as const
export type InventoryState = keyof typeof inventoryStates

/** States in which counts may still be written. */
export const openInventory = ['created', 'saved'] as const satisfies readonly InventoryState[]

/** What is validated or put away stays so. */
const inventoryMoves = [
  { verb: 'count', from: openInventory, to: 'saved' },
  { verb: 'validate', from: openInventory, to: 'validated' },
  { verb: 'delete', from: openInventory, to: 'deleted' },
] as const

const readonly = true
const moment = (label: string) => f.dateTime({ label, readonly })

/** A count of the stock, held against the ledger as it stood when it was created (domain §7.4). */
export const inventory = defineResource('inventory', {
  label: ['Inventaire', 'Inventaires'],
  title: 'label',
  access: { view: 'viewInventory' },
  imports: false,
  fields: {
    adherent_id: f.ref('adherent', { label: 'Adhérent', required: true }),
    label: f.text({ label: 'Libellé', required: true, max: 120 }),
    inventory_date: f.date({ label: "Date d'inventaire", required: true }),
    storagemode_ids: f.refs('storagemode', { label: 'Modes de conservation' }),
    family_ids: f.refs('family', { label: 'Familles' }),
    state: f.select(inventoryStates, {
      label: 'État',
      moves: inventoryMoves,
      required: true,
      default: 'created',
      readonly,
    }),
    inventory_date_created: moment('Créé le'),
    inventory_date_updated: moment('Modifié le'),
    inventory_date_validation: moment('Validé le'),
    inventory_date_deleted: moment('Supprimé le'),
    snapshot_transaction_id: f.ref('stock_transaction', {
      label: 'Position du registre',
      as: 'Snapshot',
      hidden: true,
    }),
    lines_nb: f.int({ label: 'Lignes', required: true, default: 0, min: 0, readonly }),
    counted_nb: f.int({ label: 'Lignes comptées', required: true, default: 0, min: 0, readonly }),
    gap_value: f.money({ label: "Valeur de l'écart", readonly }),
    user_id: f.ref('user', { label: 'Créé par', required: true, readonly }),
  },
  indexes: [['adherent_id', 'state', 'inventory_date']],
  list: {
    columns: ['label', 'inventory_date', 'state', 'lines_nb', 'counted_nb', 'gap_value'],
    sort: ['inventory_date', 'desc'],
  },
})

export const inventoryLine = defineResource('inventory_line', {
  label: ["Ligne d'inventaire", "Lignes d'inventaire"],
  model: 'Inventory_line',
  title: 'quantity_theorical',
  access: { view: 'viewInventory' },
  imports: false,
  untracked: true,
  fields: {
    inventory_id: f.ref('inventory', { label: 'Inventaire', required: true }),
    ...stockItem,
    quantity_theorical: f.quantity({ label: 'Quantité théorique', required: true }),
    price_unit_ht_theorical: unitCost('Prix théorique'),
    quantity_real: f.quantity({ label: 'Quantité comptée', min: 0 }),
    price_unit_ht_real: unitCost('Prix réel'),
    gap_quantity: f.quantity({ label: 'Écart' }),
    gap_value: f.money({ label: "Valeur de l'écart" }),
    comment: f.text({ label: 'Commentaire', max: 255 }),
  },
  checks: [oneOf('article_id', 'product_not_in_catalog_id')],
})

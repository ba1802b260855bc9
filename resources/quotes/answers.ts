import { file } from '../content/file'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, pick, some } from '../schema/pick'
import { told } from '../schema/told'
import { quote, quoteLine } from './quote'

const text = (label: string) => f.text({ label })
const may = (label: string) => f.bool({ label, required: true })
const fileShown = pick(file, ['id', 'filename', 'size'])
const files = many('Fichiers', fileShown)
export type QuoteFile = Answer<typeof fileShown>

/** The quote of a supplier as its page and the comparison show it. */
export const lineStored = pick(quoteLine, [
  'id',
  'supplier_id',
  'supplier_not_in_catalog_id',
  'state',
  'sent_at',
  'answered_at',
  'reference',
  'amount_ht',
  'rate_id',
  'valid_until',
  'comment',
  'saved_at',
  'reopened_until',
])
const line = {
  ...lineStored,
  supplier: f.text({ label: 'Fournisseur', required: true }),
  rate: f.rate({ label: 'Taux de TVA' }),
  amount_ttc: f.money({ label: 'Montant TTC' }),
  unit_price_ht: f.unitPrice({ label: 'Prix unitaire HT' }),
  is_valid: may('Encore valable'),
  /** Its supplier may still answer. */
  is_open: may('Attend une réponse'),
  /** Past its limit, a quote was saved, or a file left, and nothing was sent. */
  unsent: may('Enregistré, jamais envoyé'),
  files,
}
export type QuoteLineAnswer = Answer<typeof line>

export const quoteActs = ['send', 'resend', 'accept', 'product', 'cart', 'refuse', 'late'] as const
export type QuoteAct = (typeof quoteActs)[number]

/** `GET /quote/{id}/page`, and what every act on a request answers. */
export const quotePage = {
  ...pick(quote, [
    'id',
    'label',
    'status',
    'quantity',
    'response_date_limit',
    'sent_at',
    'decided_at',
    'decision_reason',
    'product_not_in_catalog_id',
    'order_id',
  ]),
  unit: f.text({ label: 'Unité', required: true }),
  adherent: f.text({ label: 'Adhérent', required: true }),
  product: text('Produit hors catalogue'),
  order_number: text('Panier'),
  files,
  lines: many('Devis', line),
  acts: some('Actes possibles', quoteActs),
}
export type QuotePageAnswer = Answer<typeof quotePage>

/** What the page of a link shows: the request and its own quote, nothing of the others. */
export const linkedQuote = {
  ...pick(quote, ['label', 'description', 'quantity', 'needed_date', 'response_date_limit']),
  adherent: f.text({ label: 'Adhérent', required: true }),
  family: f.text({ label: 'Famille', required: true }),
  unit: f.text({ label: 'Unité', required: true }),
  supplier: f.text({ label: 'Fournisseur', required: true }),
  files,
  ...pick(quoteLine, ['state', 'answered_at', 'reference', 'amount_ht', 'rate_id', 'valid_until', 'comment']),
  ...pick(quoteLine, ['saved_at']),
  own_files: many('Devis (fichier)', fileShown),
  rates: many('Taux de TVA', {
    id: f.int({ label: 'Taux', required: true }),
    label: f.text({ label: 'Libellé', required: true }),
  }),
  is_open: may('Attend une réponse'),
  now: told.moment('Maintenant'),
}
export type LinkedQuoteAnswer = Answer<typeof linkedQuote>

import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

const key = (label: string) => f.int({ label })
const quantity = (label: string) => f.decimal({ label, digits: [24, 9], required: true })

/**
 * What was received of an order on a day, by family, subfamily, labels and article: what every statistic adds up (domain §14.2). The database
 * keeps it in step with orders, lines and receptions in the transaction that changes them, and works it out from them again
 * (`rebuild_purchase_facts`). The columns of the order that row rights ask for stand here too: a fact is seen as its order is.
 */
export const purchaseFact = defineResource('purchase_fact', {
  label: ["Fait d'achat", "Faits d'achat"],
  model: 'Purchase_fact',
  title: 'day',
  access: { view: 'serverOnly' },
  imports: false,
  untracked: true,
  hardDelete: true,
  fields: {
    order_id: f.int({ label: 'Commande', required: true }),
    /** Of a reception, where money counts, or the one that closes the order, where service counts. */
    day: f.date({ label: 'Jour', required: true }),
    adherent_id: key('Adhérent de la commande'),
    groupAdherent_id: key('Groupe de la commande'),
    delivery_adherent_id: key('Livré à'),
    /** Who received it: the member that was delivered. */
    member_id: key('Adhérent'),
    company_id: key('Service'),
    supplier_id: key('Fournisseur'),
    supplier_not_in_catalog_id: key('Fournisseur hors catalogue'),
    catalog_id: key('Catalogue'),
    family_id: key('Famille'),
    subfamily_id: key('Sous-famille'),
    /** Codes of the labels at sending, in order, between commas: `BIO,LOCAL`. */
    labels: f.text({ label: 'Labels', max: 255 }),
    /** None for what stands in no catalogue. */
    article_id: key('Article'),
    product_not_in_catalog_id: key('Produit hors catalogue'),
    /** Of an order on the day that closes it: its lines, its service and itself count there. */
    closes: f.bool({ label: 'Clôture la commande', required: true, default: false }),
    lines: f.int({ label: 'Lignes', required: true }),
    amount_ht: f.decimal({ label: 'Montant HT', digits: [14, 2], required: true }),
    /** Tax of the lines, not rounded: a total is rounded once. */
    vat: f.decimal({ label: 'TVA', digits: [18, 6], required: true }),
    /** Of the amount, what stands in no catalogue. */
    out_ht: f.decimal({ label: 'Hors catalogue HT', digits: [14, 2], required: true }),
    /** What all receptions of the lines that close brought. */
    closed_ht: f.decimal({ label: 'Clôturé HT', digits: [14, 2], required: true, default: '0' }),
    /** What was paid beside the price of the order. */
    price_gap_ht: f.decimal({ label: 'Écart de prix HT', digits: [14, 2], required: true, default: '0' }),
    /** Accepted, in base units. */
    quantity: f.decimal({ label: 'Quantité', digits: [24, 9], required: true, default: '0' }),
    /** In base units, what was added at the reception aside. */
    ordered: quantity('Commandé'),
    /** Of what was ordered, what was accepted. */
    served: quantity('Servi'),
    /** Lines that the supplier confirmed short, missing or replaced. */
    short: f.int({ label: 'Confirmées en moins', required: true, default: 0 }),
    /** Lines of which a part was refused. */
    refused: f.int({ label: 'Refusées', required: true, default: 0 }),
  },
  indexes: [
    ['order_id'],
    ['day'],
    ['adherent_id', 'day'],
    ['delivery_adherent_id', 'day'],
    ['groupAdherent_id', 'day'],
    ['member_id', 'day'],
    ['family_id', 'day'],
    ['article_id', 'day'],
    ['product_not_in_catalog_id', 'day'],
    ['supplier_id', 'catalog_id', 'day'],
  ],
})

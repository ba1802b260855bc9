import { texts } from '../../resources/schema/texts'

/** The columns of the comparison of offers. */
export const exportTenderTexts = texts('exportTender', {
  code: 'Code',
  tender: "Appel d'offres",
  lot_number: 'N° de lot',
  lot: 'Lot',
  product_code: 'Code produit',
  product: 'Produit',
  volume: 'Volume',
  unit: 'Unité',
  supplier: 'Fournisseur',
  ref_supplier: 'Référence',
  article: 'Article proposé',
  quotation: 'Prix HT (€)',
  final_score: 'Note finale',
  rank: 'Rang',
  decision: 'Décision',
})

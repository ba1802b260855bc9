/** What figures are: their definitions, by their French. */
export const measureDefinitions = {
  'Ce qui a été reçu pendant la période comparée.': 'What was received in the compared period.',
  'A1 − quantité × prix moyen de la période comparée, des articles achetés aux deux périodes':
    'A1 − quantity × average price of the compared period, of items bought in both periods',
  "Un article acheté à la place d'un autre du même produit.":
    'An item bought instead of another of the same product.',
  'Quantité × prix moyen de la période comparée (A1 pour un nouvel article) − A0 × évolution des quantités du produit':
    "Quantity × average price of the compared period (A1 for a new item) − A0 × change in the product's quantities",
  "Plus de certains produits d'une famille que d'autres.":
    'More of some products of a family than of others.',
  'A0 × (évolution des quantités du produit − évolution des quantités de la famille, par unité de base)':
    "A0 × (change in the product's quantities − change in the family's quantities, by base unit)",
  'A0 × (évolution des quantités de la famille, par unité de base − 1)':
    "A0 × (change in the family's quantities, by base unit − 1)",
  'A1 des produits achetés pendant la seule période choisie':
    'A1 of products bought in the chosen period alone',
  '− A0 des produits achetés pendant la seule période comparée':
    '− A0 of products bought in the compared period alone',
  'Σ achats HT de ces lignes, chacune comptée une fois':
    'Σ purchases excl. tax of these lines, each counted once',
  'Bio, signes de qualité, autres labels, externalités et performance ensemble.':
    'Organic, quality signs, other labels, externalities and performance together.',
  'Bio + signes de qualité + autres labels + externalités':
    'Organic + quality signs + other labels + externalities',
  "Les achats HT dont le fournisseur ou le produit est hors catalogue, ou dont le fournisseur n'a ce jour-là aucun contrat pour ce service et ce catalogue.":
    'Purchases excl. tax whose supplier or product is off catalogue, or whose supplier has no contract on that day for this service and catalogue.',
  'Ceux dont un équivalent sous contrat peut être commandé.':
    'Those of which an equivalent under contract can be ordered.',
  "La remise de fin d'année que les achats remplaçables auraient rapportée.":
    'The year-end rebate that replaceable purchases would have brought.',
  'RFA(vendu + remplaçable) − RFA(vendu), taux par taux':
    'Rebate(sold + replaceable) − rebate(sold), rate by rate',
  'Brouillons, réceptions remplacées ou annulées, commandes annulées':
    'Drafts, replaced or cancelled receptions, cancelled orders',
  "Commandes annulées ; une ligne ajoutée à la réception n'a pas de quantité commandée":
    'Cancelled orders; a line added at the reception has no ordered quantity',
  'Pour les RFA, les déclarations qui ne sont pas validées':
    'For rebates, declarations that are not validated',
  "Les achats HT d'articles dont le produit avait, le jour de la réception, un cours du marché d'un an au plus.":
    'Purchases excl. tax of items whose product had, on the day of the reception, a market price of one year at most.',
  'Ce que ces achats auraient coûté au dernier cours du marché connu le jour de leur réception.':
    'What these purchases would have cost at the last market price known on the day of their reception.',
  'Σ (quantité acceptée, en unités de base × cours), arrondi au centime par article et par jour':
    'Σ (quantity accepted, in base units × market price), rounded to the cent by item and day',
  "Ce que les prix payés ont fait gagner sur les cours du marché ; négatif s'ils étaient plus élevés.":
    'What the prices paid gained on market prices; negative if they were higher.',
  'Les mêmes achats au cours du marché − achats comparés au marché':
    'The same purchases at market price − purchases compared with the market',
  "La part de l'adhérent dans les remises de fin d'année partagées avec les adhérents, une fois facturées au fournisseur ; pour un groupe, celle de ses adhérents d'aujourd'hui.":
    "The member's share of year-end rebates shared with the members, once invoiced to the supplier; for a group, that of its members of today.",
  "Σ parts des décomptes de l'année, facturés ou payés":
    "Σ shares of the year's settlements, invoiced or paid",
  "Les achats HT qu'un contrat couvrait le jour de leur réception.":
    'Purchases excl. tax that a contract covered on the day of their reception.',
  "Ce qui est acheté au contrat au lieu d'être acheté hors contrat comme un an avant, produit par produit ; un achat hors catalogue sans équivalent sous contrat n'a pas de produit et n'y compte pas.":
    'What is bought under contract instead of outside contracts as a year before, product by product; an off-catalogue purchase without an equivalent under contract has no product and does not count.',
  'Σ par produit : min(hors contrat un an avant − hors contrat maintenant, achats au contrat), au moins 0':
    'Σ by product: min(outside contracts a year before − outside contracts now, purchases under contract), at least 0',
  "Ce que l'année a rapporté, pour autant qu'on le mesure ; les fuites évitées sont des achats, pas un gain, et n'y comptent pas.":
    'What the year brought, as far as it is measured; avoided leakage is purchases, no gain, and does not count.',
  'Écart au marché + RFA reversées + avoirs obtenus, sans ce qui ne se mesure pas':
    'Gap to the market + rebates passed on + credit notes obtained, without what cannot be measured',
  "Ce qui a été payé en moyenne pour une unité de base d'un article.":
    'What was paid on average for a base unit of an item.',
  'Achats HT ÷ quantité acceptée, en unités de base':
    'Purchases excl. tax ÷ quantity accepted, in base units',
  "Ce que la quantité de la période a coûté de plus, ou de moins, qu'au prix moyen d'un an avant.":
    "What the period's quantity cost more, or less, than at the average price of a year before.",
  "Quantité × (prix moyen − prix moyen d'un an avant)":
    'Quantity × (average price − average price of a year before)',
  "Ce que le panier de la période a coûté, sur ce qu'il aurait coûté aux prix d'un an avant (Paasche) ; 100 = sans changement.":
    "What the period's basket cost, over what it would have cost at the prices of a year before (Paasche); 100 = unchanged.",
  "100 × Σ montants ÷ Σ (quantités × prix moyens d'un an avant), des articles achetés aux deux périodes":
    '100 × Σ amounts ÷ Σ (quantities × average prices of a year before), of items bought in both periods',
  "Ce que le panier d'un an avant coûterait aux prix de la période, sur ce qu'il a coûté (Laspeyres) ; 100 = sans changement.":
    "What the basket of a year before would cost at the period's prices, over what it cost (Laspeyres); 100 = unchanged.",
  "100 × Σ (quantités d'un an avant × prix moyens) ÷ Σ montants d'un an avant, des articles achetés aux deux périodes":
    '100 × Σ (quantities of a year before × average prices) ÷ Σ amounts of a year before, of items bought in both periods',
  "La part des achats dont l'article était déjà acheté un an avant.":
    'The share of purchases whose item was already bought a year before.',
  'Achats HT des articles achetés aux deux périodes ÷ achats HT':
    'Purchases excl. tax of items bought in both periods ÷ purchases excl. tax',
  'Ce que les litiges demandent, ligne par ligne.': 'What disputes ask for, line by line.',
  'Σ montants demandés, partagés entre les lignes du litige au prorata de leurs écarts':
    'Σ amounts asked for, divided among the lines of the dispute in proportion to their gaps',
}

/** The same of the other figures, and what they count. */
export const measureFormulas = {
  'Ce que les fournisseurs ont accordé de ces litiges.': 'What suppliers granted of these disputes.',
  'La part des avoirs demandés qui a été obtenue.':
    'The share of the credit notes asked for that was obtained.',
  'Le temps médian entre la demande de validation et la dernière décision.':
    'The median time between the request for approval and the last decision.',
  'Médiane des minutes du dernier tour de validation de chaque commande':
    "Median of the minutes of each order's last round of approval",
  "Des familles que chaque adhérent achète, celles qu'un fournisseur livre aujourd'hui dans sa commune.":
    'Of the families that each member buys, those that a supplier delivers in its town today.',
  'Couples adhérent × famille livrés ÷ couples achetés': 'Pairs of member × family delivered ÷ pairs bought',
  'Ce qui a été reçu et accepté, au prix livré, hors taxes, frais et consignes.':
    'What was received and accepted, at the delivered price, without taxes, charges and deposits.',
  'Σ quantité acceptée × prix livré, arrondi au centime ligne par ligne':
    'Σ quantity accepted × delivered price, rounded to the cent line by line',
  'Les achats HT avec leur TVA ; ni frais, ni consignes.':
    'Purchases excl. tax with their VAT; neither charges nor deposits.',
  'Achats HT + Σ (montant de la ligne × taux de TVA), la taxe arrondie une fois':
    'Purchases excl. tax + Σ (amount of the line × VAT rate), the tax rounded once',
  'Les commandes réceptionnées en entier, chacune une fois.': 'Orders received in full, each once.',
  'Les lignes de ces commandes dont une quantité a été acceptée.':
    'The lines of these orders of which a quantity was accepted.',
  'Nombre de lignes dont la quantité acceptée dépasse 0': 'Number of lines whose accepted quantity exceeds 0',
  "Ce qu'une commande réceptionnée en entier a apporté en moyenne.":
    'What an order received in full brought on average.',
  'La part de ce qui était commandé qui a été acceptée, toutes réceptions de la ligne ajoutées.':
    'The share of what was ordered that was accepted, all receptions of the line added up.',
  'Σ min(quantité acceptée, quantité commandée) ÷ Σ quantité commandée, en unités de base':
    'Σ min(quantity accepted, quantity ordered) ÷ Σ quantity ordered, in base units',
  "La part des achats dont le fournisseur ou le produit n'est dans aucun catalogue.":
    'The share of purchases whose supplier or product is in no catalogue.',
  'Ce que les fournisseurs disent avoir vendu sans passer par le portail ; à côté des achats, jamais dedans.':
    'What suppliers say they sold outside the portal; beside purchases, never among them.',
  "Le chiffre d'affaires déclaré par le fournisseur et validé.":
    'The turnover declared by the supplier and validated.',
  'Les déclarations validées, et ce qui a été reçu en dehors de leurs périodes.':
    'Validated declarations, and what was received outside their periods.',
  'CA validé + achats HT hors des périodes validées':
    'Validated turnover + purchases excl. tax outside the validated periods',
  "La remise de fin d'année que les taux du contrat donnent sur le CA validé.":
    'The year-end rebate that the rates of the contract give on the validated turnover.',
  "La remise de fin d'année que les taux du contrat donnent sur ce qui est vendu à ce jour, déclaré ou non.":
    'The year-end rebate that the rates of the contract give on what is sold to date, declared or not.',
  'Taux de chaque palier atteint × part du CA à ce jour':
    'Rate of each tier reached × part of the turnover to date',
  "Ce que le chiffre d'affaires à ce jour devient au 31 décembre, au même rythme ; ni saison, ni commande à venir n'y comptent.":
    'What the turnover to date becomes on 31 December at the same pace; neither season nor orders to come count.',
  "CA à ce jour × jours de l'année ÷ jours écoulés, aujourd'hui compris":
    'Turnover to date × days of the year ÷ days gone by, today included',
  "La remise de fin d'année que les taux du contrat donneraient sur le CA prévu en fin d'année, au rythme d'aujourd'hui.":
    "The year-end rebate that the rates of the contract would give on the turnover expected at the end of the year, at today's pace.",
  "Taux de chaque palier × part du CA prévu (CA à ce jour × jours de l'année ÷ jours écoulés)":
    'Rate of each tier × part of the expected turnover (turnover to date × days of the year ÷ days gone by)',
  'Ce que le fournisseur a versé de cette remise.': 'What the supplier has paid of this rebate.',
  'Le taux de service, la ponctualité, les commandes sans litige et les réponses à temps, pondérés par les options générales ; une part inconnue laisse son poids aux autres.':
    'Service rate, punctuality, orders without a dispute and answers in time, weighted by the general options; a part that is unknown leaves its weight to the others.',
  "Σ poids × taux ÷ Σ poids des taux connus, au-delà d'un nombre de commandes":
    'Σ weight × rate ÷ Σ weights of known rates, beyond a number of orders',
  'La part des réceptions qui ont eu lieu au plus tard le jour annoncé, à défaut le jour demandé.':
    'The share of receptions that took place at the latest on the announced day, or else on the day asked for.',
  'La part des commandes qui ont un litige envoyé ; réduite à une famille, dont une ligne de cette famille est en litige.':
    'The share of orders that have a dispute sent; limited to a family, of which a line of that family is in dispute.',
  'La part des consultations et des mises à jour de prix auxquelles il a répondu avant leur limite.':
    'The share of tenders and price updates that it answered before their deadline.',
  "La part des commandes envoyées par le portail qui ont été lues dans le délai de l'alerte.":
    'The share of orders sent by the portal that were read within the time of the alert.',
  'Commandes lues à temps ÷ commandes envoyées par le portail':
    'Orders read in time ÷ orders sent by the portal',
  "Le temps médian entre l'envoi d'une commande et sa lecture.":
    'The median time between the sending of an order and its reading.',
  'La part des commandes confirmées dont une ligne est réduite, manquante ou remplacée.':
    'The share of confirmed orders of which a line is reduced, missing or replaced.',
  'La part des réceptions qui ont eu lieu après le jour annoncé.':
    'The share of receptions that took place after the announced day.',
  'La part des commandes dont une partie de ce qui est arrivé a été refusée.':
    'The share of orders of which part of what arrived was refused.',
  "Lignes des réceptions signées, quoi qu'il reste à livrer":
    'Lines of signed receptions, whatever remains to be delivered',
  'Commandes réceptionnées en entier, et leurs lignes': 'Orders received in full, and their lines',
  "Déclarations de chiffre d'affaires, la dernière de leurs corrections":
    'Turnover declarations, the last of their corrections',
  'Consultations et mises à jour de prix dont la date limite est passée':
    'Tenders and price updates whose deadline has passed',
}

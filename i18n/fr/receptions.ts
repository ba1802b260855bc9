import { texts } from '../../resources/schema/texts'

/** Sentences of receptions. */
export const receptionTexts = texts('reception', {
  otherSupplier: "Cet article n'est pas vendu par le fournisseur de la commande.",
  noLine: "Indiquez la ligne de commande ou l'article livré.",
  twice: 'Cette ligne figure deux fois dans la réception.',
  nothing: 'Renseignez au moins une quantité livrée.',
  freeOver: 'La part gratuite dépasse la quantité acceptée.',
  notExpected: "Une ligne choisie n'est plus attendue : rechargez la liste.",
  whyNothing: "Dites pourquoi rien n'a été livré.",
  farWeight:
    "Le poids de %{label} s'écarte de plus de %{pct} % de ce qui est attendu (%{expected}) : confirmez-le.",
  weighing: 'Pesée illisible : « %{text} »',
  overDelivered: 'La quantité acceptée dépasse celle du bon de livraison.',
  beforeSent: "La date ne peut pas précéder l'envoi de la commande, le %{date}.",
  noVoices: 'Les notes vocales ne sont pas activées.',
  future: 'La date ne peut pas être dans le futur.',
  unknownLine: "Cette ligne n'appartient pas à la commande.",
  temperature: 'Une température dépasse le seuil : un commentaire est obligatoire.',
  removedTax: 'retirée à la réception',
  claim: 'Réception de la commande %{order} du %{date} (bon de livraison %{form}).',
})

const keptTexts = texts('keptReceptions', {
  count:
    "1 réception à envoyer est gardée sur cet appareil : elle partira du front office, quand la personne qui l'a signée s'y connectera. |||| %{smart_count} réceptions à envoyer sont gardées sur cet appareil : elles partiront du front office, quand la personne qui les a signées s'y connectera.",
})

/** What waits on a device, on pages where nobody can send it. */
export const keptReceptions = (n: number): string => keptTexts.count({ smart_count: n })

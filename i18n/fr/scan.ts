import { texts } from '../../resources/schema/texts'

/** What is said about barcodes: in the catalogues, at receptions and when stock is counted. */
export const scanTexts = texts('scan', {
  scan: 'Scanner',
  title: 'Scanner un code-barres',
  view: 'Image de la caméra',
  aim: 'Cadrez le code-barres.',
  slow: "Rien de lisible pour l'instant : rapprochez ou éclairez le code, ou tapez-le.",
  lampOn: 'Allumer la lampe',
  lampOff: 'Éteindre la lampe',
  typed: 'Ou tapez le code',
  take: 'Valider',
  noCode: "Ce n'est pas le code-barres d'un article.",
  faults: {
    refused: "La caméra n'est pas accessible : autorisez-la dans le navigateur, ou tapez le code.",
    none: "Cet appareil n'a pas de caméra : tapez le code.",
    busy: 'La caméra est prise par une autre application : fermez-la, ou tapez le code.',
    failed: 'Ce navigateur ne lit pas les codes-barres : tapez le code.',
  },
  unknown: 'Aucun article de vos catalogues ne porte le code %{code}.',
  notCounted: "Le code %{code} n'est celui d'aucun article de cet inventaire.",
  notOrdered: 'Code inconnu dans cette commande',
  notOrderedText: "Aucun article de la commande ne porte le code %{code}. De quel article s'agit-il ?",
  otherBatch: '%{label} : ce colis porte le lot %{batch}, un autre lot est déjà noté.',
})

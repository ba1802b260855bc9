import { texts } from '../../resources/schema/texts'

/** What is said about barcodes: in the catalogues, at receptions and when stock is counted. */
export const scanTexts = texts('scan', {
  scan: 'Scanner',
  title: 'Scanner un code-barres',
  view: 'Image de la caméra',
  aim: 'Cadrez le code-barres.',
  refused:
    "La caméra n'est pas accessible : autorisez-la dans le navigateur, ou tapez le code dans la recherche.",
  unknown: 'Aucun article de vos catalogues ne porte le code %{code}.',
  notCounted: "Le code %{code} n'est celui d'aucun article de cet inventaire.",
  notOrdered: 'Code inconnu dans cette commande',
  notOrderedText: "Aucun article de la commande ne porte le code %{code}. De quel article s'agit-il ?",
  otherBatch: '%{label} : ce colis porte le lot %{batch}, un autre lot est déjà noté.',
})

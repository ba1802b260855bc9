import { texts } from '../../resources/schema/texts'

/** What is said of the models by which files are imported. */
export const importModelTexts = texts('importModels', {
  othersModel: 'Ce modèle appartient à une autre personne : elle seule, ou qui gère les profils, le modifie.',
  columns: 'Colonnes du fichier (%{smart_count})',
  column: 'Colonne du fichier',
  field: 'Champ',
  passed: 'Ignorée',
  unread: 'Aucun champ de ce nom',
  constants: 'La même valeur pour toutes les lignes',
  value: 'Valeur',
  answers: 'Valeurs précisées (%{smart_count})',
  text: 'Valeur du fichier',
  meant: 'Lue comme',
  leftOut: 'Ignorée',
  reading: 'Lecture du fichier',
  option: 'Réglage',
  whole: 'Totaux et intertitres lus aussi',
  yes: 'Oui',
  no: 'Non',
})

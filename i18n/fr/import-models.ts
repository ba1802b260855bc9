import { texts } from '../../resources/schema/texts'

/** What is said of the models by which files are imported. */
export const importModelTexts = texts('importModels', {
  othersModel: 'Ce modèle appartient à une autre personne : elle seule, ou qui gère les profils, le modifie.',
})

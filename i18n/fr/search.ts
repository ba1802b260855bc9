import { texts } from '../../resources/schema/texts'

/** What the search call says of a question that it cannot answer. */
export const searchTexts = texts('search', {
  unknownAssociation: (name: string) => `L'association « ${name.slice(0, 80)} » est inconnue.`,
})

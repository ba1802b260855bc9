/** What the search call says of a question that it cannot answer. */
export const searchTexts = {
  unknownAssociation: (name: string) => `L'association « ${name.slice(0, 80)} » est inconnue.`,
} as const

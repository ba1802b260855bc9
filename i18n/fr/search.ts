import { texts } from '../../resources/schema/texts'

/** What the search call says of a question that it cannot answer. */
export const searchTexts = texts('search', {
  relative:
    "Une période relative est demandée avec l'opérateur « between » : { relative: 'this_month' }, ou { relative: 'more_than_days_ago', days: 30 } (de 1 à 36 500 jours).",
  tooMany: 'Une recherche a %{smart_count} conditions au plus.',
  tooDeep: 'Les groupes de conditions ont %{levels} niveaux au plus.',
  emptyGroup: "Un groupe est une liste d'une condition au moins.",
  twiceNot: 'Une négation ne peut pas porter sur une négation.',
  unknownAssociation: (name: string) => `L'association « ${name.slice(0, 80)} » est inconnue.`,
})

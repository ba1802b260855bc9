import { texts } from '../../resources/schema/texts'

/** Parts of short lists that a count on the first screen leads to. */
export const rowViewTexts = texts('rowViews', {
  toAnswer: 'À répondre',
  toDeclare: 'À déclarer',
  refused: 'Refusées, à reprendre',
  expired: 'Date de livraison dépassée',
  none: "Plus rien n'attend ici.",
  noneText: 'Retirez la limite pour voir toute la liste.',
})

import { texts } from '../../resources/schema/texts'

/** The bar at the bottom of a phone. */
export const phoneBarTexts = texts('phoneBar', {
  bar: 'Accès direct',
  order: 'Commander',
  carts: 'Paniers',
  receive: 'Réceptionner',
  more: 'Plus',
})

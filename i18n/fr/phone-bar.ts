/** The bar at the bottom of a phone. */
export const phoneBarTexts = {
  bar: 'Accès direct',
  order: 'Commander',
  carts: 'Paniers',
  receive: 'Réceptionner',
  more: 'Plus',
} as const

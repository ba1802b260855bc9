import { texts } from '../../resources/schema/texts'

/** What taking something out of service strikes. */
export const struckTexts = texts('struckOrder', {
  carts: '%{smart_count} panier |||| %{smart_count} paniers',
  planned: '%{smart_count} envoi programmé |||| %{smart_count} envois programmés',
  toValidate: '%{smart_count} commande à valider |||| %{smart_count} commandes à valider',
  standardCarts: '%{smart_count} panier type |||| %{smart_count} paniers types',
})

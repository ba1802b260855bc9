import { texts } from '../../resources/schema/texts'

/** Sentences of stock, inventories and meals. */
export const stockTexts = texts('stock', {
  notFuture: 'La date ne peut pas être dans le futur.',
  noLines: 'Ajoutez au moins une ligne.',
  noPrice: 'Le prix unitaire est obligatoire pour une entrée.',
  meals: 'Le nombre de repas est obligatoire pour ce motif.',
  reason: 'Ce motif ne convient pas à ce type de bon.',
  systemReason: 'Ce motif est réservé au système.',
  notDraft: 'Ce bon est déjà %{state} : il ne peut plus être modifié.',
  notValidated: 'Seul un bon validé peut être annulé.',
  delivery: "Ce bon vient d'une réception : il se corrige en reprenant la réception.",
  unknownItem: "Cet article n'est pas connu de cet adhérent.",
  twice: "Cet article est déjà dans l'inventaire.",
  inventoryClosed: 'Cet inventaire est %{state} : il ne peut plus être modifié.',
  gap: "Écart d'inventaire",
  delivered: 'Livraison',
  cancellation: 'Annulation',
})

import { customFieldOf } from '../schema/custom-field'

/** The fields that administrators of the portal add to its lists, and what they may lead to. */
export const customField = customFieldOf({
  targets: {
    article: 'Articles',
    product: 'Produits',
    supplier: 'Fournisseurs',
    supplier_contract: 'Contrats fournisseurs',
    manufacturer: 'Industriels',
    platform: 'Plateformes',
    adherent: 'Adhérents',
    groupadherent: "Groupes d'adhérents",
  },
  linked: {
    article: 'Articles',
    product: 'Produits',
    supplier: 'Fournisseurs',
    adherent: 'Adhérents',
    groupadherent: "Groupes d'adhérents",
    user: 'Utilisateurs',
    brand: 'Marques',
    family: 'Familles',
    service: 'Services',
  },
})

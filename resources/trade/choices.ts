/** Lists of choices of the trade that several declarations share. */

/** Families of the yearly EGAlim declaration (ma-cantine); none = non-food. */
export const egalimFamilies = {
  VIANDES_VOLAILLES: 'Viandes et volailles fraîches et surgelées',
  CHARCUTERIE: 'Charcuterie',
  PRODUITS_DE_LA_MER: "Produits de la mer et de l'aquaculture",
  FRUITS_ET_LEGUMES: 'Fruits et légumes frais et surgelés',
  PRODUITS_LAITIERS: 'Produits laitiers, BOF',
  BOULANGERIE: 'Boulangerie et pâtisserie fraîches',
  BOISSONS: 'Boissons',
  AUTRES: 'Autres produits frais, surgelés et épicerie',
} as const

/** Sectors of the yearly EGAlim declaration (ma-cantine). */
export const egalimSectors = {
  ecole_primaire: 'École primaire (maternelle et élémentaire)',
  secondaire_college: 'Collège',
  secondaire_lycee: 'Lycée (hors agricole)',
  enseignement_agricole: "Établissement d'enseignement agricole",
  superieur_universitaire: 'Supérieur et universitaire',
  hopitaux: 'Hôpitaux',
  cliniques: 'Cliniques',
  soins_suite: 'Établissements de soins de suite',
  ehpad: 'EHPAD, maisons de retraite, résidences seniors',
  handicap: 'Établissements pour personnes handicapées, ESAT',
  creche: 'Crèche',
  restaurant_administratif: 'Restaurant administratif',
  restaurant_entreprise: "Restaurant d'entreprise",
  autre: 'Autre',
} as const

/** Territories that have the same EGAlim thresholds. */
export const egalimRegions = {
  metropole: 'France métropolitaine',
  outre_mer: 'Guadeloupe, Guyane, Martinique, La Réunion, Saint-Martin',
  mayotte: 'Mayotte',
  saint_pierre_et_miquelon: 'Saint-Pierre-et-Miquelon',
} as const

/** Who sends an order (`spec` part 2 §3). */
export const sendingModes = { '1': 'Envoi par mes soins', '2': 'Envoi par la plateforme' } as const

export const weekDays = {
  '1': 'Lundi',
  '2': 'Mardi',
  '3': 'Mercredi',
  '4': 'Jeudi',
  '5': 'Vendredi',
  '6': 'Samedi',
  '7': 'Dimanche',
} as const

/** The chapters of the settings hub: a settings table stands in one of them. */
export const settingGroups: readonly string[] = [
  'Adhérents',
  "Appels d'offres",
  'Catalogues',
  'Commandes',
  'Documents et messages',
  'Fournisseurs',
  'Général',
  'Géographie',
  'Litiges',
  'Produits',
  'Sociétés et services',
  'Stock',
  'Utilisateurs et accès',
]

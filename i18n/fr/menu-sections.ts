/** The titles of the sections of the back office's menu. */
export const backOfficeSections = {
  directory: 'Adhérents et fournisseurs',
  offer: 'Offre',
  markets: 'Marchés',
  prices: 'Prix',
  activity: 'Activité',
  figures: 'Chiffres',
  administration: 'Administration',
}

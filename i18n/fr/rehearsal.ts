import { texts } from '../../resources/schema/texts'

/** What the rehearsal of weights says. */
export const rehearsalTexts = texts('rehearsal', {
  title: 'Essai des poids',
  help: "Ce que ces poids auraient choisi avec les prix et les notes du dernier marché de chaque famille, à côté de poids égaux. Rien n'est enregistré.",
  try: 'Essayer ces poids',
  none: "Aucune de ces familles n'a été notée dans ce service et ce catalogue : il n'y a rien à essayer.",
  from: 'Avec les offres de %{code} – %{label}',
  kept: 'Gardé à la publication, le %{when}.',
  lot: 'Lot %{n} – %{label}',
  supplier: 'Fournisseur',
  before: 'Alors',
  now: 'Ces poids',
  equal: 'Poids égaux',
  noted: (note: string, rank: number) => `${note} (${rank === 1 ? '1er' : `${rank}e`})`,
  same: 'Ces poids et des poids égaux auraient choisi %{supplier}.',
  differ: 'Ces poids auraient choisi %{supplier} ; des poids égaux, %{other}.',
  changed: '%{former} était premier alors.',
  unknown: 'Non noté alors, donc sans effet ici : %{criteria}.',
  noOffer: 'Aucune offre recevable alors.',
  unmatched: 'Familles jamais notées dans ce service et ce catalogue :',
})

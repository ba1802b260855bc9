import { texts } from '../../resources/schema/texts'

/** What screens say of others who look at the same, or change it. */
export const liveTexts = texts('live', {
  edits: (names: string, count: number) => `${names} ${count > 1 ? 'modifient' : 'modifie'} cette fiche.`,
  reads: (names: string, count: number) => `${names} ${count > 1 ? 'consultent' : 'consulte'} cette fiche.`,
  fillsCart: (names: string, count: number) => `${names} ${count > 1 ? 'remplissent' : 'remplit'} ce panier.`,
  seesCart: (names: string, count: number) => `${names} ${count > 1 ? 'consultent' : 'consulte'} ce panier.`,
  removedLine: '%{name} a retiré « %{label} » à %{time}.',
  lineBy: '%{name} à %{time}',
  changedBy: 'Modifiée par %{name} à %{time}.',
  changed: 'Modifiée à %{time}.',
  kept: 'Votre saisie est gardée.',
  see: 'Voir',
  take: 'Reprendre',
  seeHint: 'Compare, champ par champ, votre saisie et la fiche modifiée.',
  takeHint: 'Reprend les champs modifiés ; ce que vous avez saisi reste.',
})

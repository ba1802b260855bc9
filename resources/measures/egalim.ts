import { measure, ratio } from './measure'

const part = (label: string, definition: string) =>
  measure.euros({
    label,
    definition,
    formula: 'Σ achats HT de ces lignes, chacune comptée une fois',
    of: 'received',
  })
const share = (said: { label: string; definition: string; formula: string }, of: readonly [string, string]) =>
  measure.percent({ ...said, of: 'received' }, ratio(...of))

/** Amounts of the shares of the EGAlim law, by the day of reception (measures §2, « EGAlim »). */
export const egalimAmounts = {
  base: part('Denrées HT', 'Les achats HT de denrées alimentaires.'),
  bio: part('Bio', "Ce qui est issu de l'agriculture biologique ou en conversion."),
  siqo: part('SIQO', "Ce qui porte un signe officiel de qualité ou d'origine, bio à part."),
  others: part('Autres EGAlim', 'Ce qui porte un autre label que la loi compte.'),
  merit: part(
    'Externalités, performance',
    'Ce qui a été choisi pour ses coûts environnementaux ou sa performance.',
  ),
  egalim: measure.euros({
    label: 'EGAlim',
    definition: 'Bio, signes de qualité, autres labels, externalités et performance ensemble.',
    formula: 'Bio + signes de qualité + autres labels + externalités',
    of: 'received',
  }),
}

/** The shares themselves: null where nothing was bought. */
export const egalimPercents = {
  bio_share: share(
    {
      label: 'Part bio',
      definition: 'La part du bio dans les achats alimentaires ; la loi demande 20 %.',
      formula: "Bio ÷ base ; sans achat, rien n'est mesuré",
    },
    ['bio', 'base'],
  ),
  egalim_share: share(
    {
      label: 'Part EGAlim',
      definition:
        'La part des produits durables et de qualité dans les achats alimentaires ; la loi demande 50 %.',
      formula: "EGAlim ÷ base ; sans achat, rien n'est mesuré",
    },
    ['egalim', 'base'],
  ),
}

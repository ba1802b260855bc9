import { texts } from '../../resources/schema/texts'

/** What the hand-made parts of the settings' forms say. */
export const settingFormTexts = texts('settingForm', {
  egalim: {
    title: 'Dans le suivi EGAlim',
    bio: 'Un produit porteur de ce label compte dans la part bio et dans la part durable et de qualité.',
    egalim: 'Un produit porteur de ce label compte dans la part durable et de qualité, hors bio.',
    none: 'Ce label ne compte dans aucune part : il est seulement affiché.',
    rank: (rank: number, before: number) =>
      before === 0
        ? `Rang ${rank} : il passe avant les autres labels du produit.`
        : `Rang ${rank} : ${before} ${before > 1 ? 'labels passent' : 'label passe'} avant lui sur un même produit.`,
    target: 'Seuils %{year} en métropole : %{bio} de bio, %{egalim} de durable et de qualité.',
  },
  zone: {
    identity: 'Zone',
    chosen: '%{smart_count} département choisi |||| %{smart_count} départements choisis',
    search: 'Rechercher un département',
    all: 'Toute la région %{region}',
    noRegion: 'Sans région',
    elsewhere: 'déjà dans «\u00a0%{zone}\u00a0»',
    notFound: 'Aucun département ne correspond à cette recherche.',
  },
})

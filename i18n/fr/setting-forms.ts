/** What the hand-made parts of the settings' forms say. */
export const settingFormTexts = {
  egalim: {
    title: 'Dans le suivi EGAlim',
    bio: 'Un produit porteur de ce label compte dans la part bio et dans la part durable et de qualité.',
    egalim: 'Un produit porteur de ce label compte dans la part durable et de qualité, hors bio.',
    none: 'Ce label ne compte dans aucune part : il est seulement affiché.',
    rank: (rank: number, before: number) =>
      before === 0
        ? `Rang ${rank} : il passe avant les autres labels du produit.`
        : `Rang ${rank} : ${before} ${before > 1 ? 'labels passent' : 'label passe'} avant lui sur un même produit.`,
    target: (year: number, bio: string, egalim: string) =>
      `Seuils ${year} en métropole : ${bio} de bio, ${egalim} de durable et de qualité.`,
  },
  zone: {
    identity: 'Zone',
    chosen: (n: number) => (n > 1 ? `${n} départements choisis` : `${n} département choisi`),
    search: 'Rechercher un département',
    all: (region: string) => `Toute la région ${region}`,
    noRegion: 'Sans région',
    elsewhere: (zone: string) => `déjà dans «\u00a0${zone}\u00a0»`,
    notFound: 'Aucun département ne correspond à cette recherche.',
  },
} as const

/** The palette of an application: everything that one may open, by its name. */
export const paletteTexts = {
  'palette.title': 'Rechercher partout',
  'palette.label': 'Écran, fiche, numéro ou ville',
  'palette.hint':
    '↑ ↓ pour choisir · Entrée pour ouvrir · Échap pour fermer · « ? » sur un écran : ses raccourcis',
  'palette.recent': 'Ouverts récemment',
  'palette.screens': 'Écrans',
  'palette.settings': 'Paramètres',
  'palette.actions': 'Actions',
  'palette.create': 'Créer : %{label}',
  'palette.more': 'Tous les résultats pour « %{text} »',
  'palette.none': 'Rien ne correspond à « %{text} »',
  'palette.searching': 'Recherche…',
  'palette.failed': "La recherche n'a pas abouti, réessayez",
  'palette.found': '%{smart_count} résultat |||| %{smart_count} résultats',
} as const

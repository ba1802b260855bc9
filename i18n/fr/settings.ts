import { texts } from '../../resources/schema/texts'

/** What the settings hub says. */
export const settingsTexts = texts('settings', {
  title: 'Paramètres',
  intro: 'Les tables qui servent dans toute la plateforme.',
  search: 'Rechercher une table ou un champ',
  count: '%{smart_count} table |||| %{smart_count} tables',
  holds: 'contient : %{fields}',
  nothing: 'Aucune table ne correspond à cette recherche.',
  none: "Vous n'avez accès à aucune table de paramètres.",
  clear: 'Effacer la recherche',
  unknown: 'Page introuvable',
  unknownText: "Cette table de paramètres n'existe pas.",
})

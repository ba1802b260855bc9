import { texts } from '../../resources/schema/texts'

/** What is said of a file that was sent. */
export const fileTexts = texts('keptFile', {
  untagged: 'non balisé',
  untaggedHelp:
    "Ce PDF n'est pas balisé : un lecteur d'écran en lit mal les titres et les tableaux. Il est gardé tel quel ; préférez un export balisé (PDF/UA).",
})

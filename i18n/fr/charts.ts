import { texts } from '../../resources/schema/texts'

/** What stands under every chart. */
export const chartTexts = texts('charts', {
  table: 'Voir en tableau',
  export: 'Exporter en CSV',
})

import { texts } from '../../resources/schema/texts'

/** What sheets are taken away as. */
export const formatTexts = texts('formats', {
  format: 'Format',
  xlsx: 'Classeur (xlsx)',
  pdf: 'PDF',
  pdfOf: '%{name} – PDF',
  tooLong: 'Un PDF compte %{smart_count} lignes au plus : prenez le classeur, ou affinez les filtres.',
})

import { texts } from '../../resources/schema/texts'

/** What a table that is read says of its order and its file. */
export const sheetTableTexts = texts('sheetTable', {
  sort: 'Trier',
  of: 'Trier : %{name}',
  by: 'Trier par %{title}',
  asGiven: 'Ordre proposé',
  up: '%{title}, croissant',
  down: '%{title}, décroissant',
  all: 'Tout afficher (%{count})',
  less: 'Afficher moins',
  export: 'Exporter',
  exportOf: 'Exporter : %{name}',
})

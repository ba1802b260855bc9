import { texts } from '../../resources/schema/texts'

/** What is said of printed sheets. */
export const paperTexts = texts('paper', {
  page: '%{title} – page %{page} / %{pages}',
})

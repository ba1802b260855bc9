import type { Translation } from '../../resources/schema/texts'
import type { reportTexts } from '../fr/reports'

const formats = {
  format: 'Format',
  xlsx: 'Workbook (xlsx)',
  pdf: 'PDF',
  pdfOf: '%{name} – PDF',
  tooLong: 'A PDF has at most %{smart_count} rows: take the workbook, or narrow the filters.',
}

const paper = { page: '%{title} – page %{page} / %{pages}' }

const reports: Translation<typeof reportTexts> = {
  perimeter: 'Perimeter: %{names}',
  everything: 'the whole group',
  several: (names, more) => `${names} and ${more} others`,
  period: 'Period: from %{from} to %{to}',
  noPeriod: 'Period: all dates',
  filters: 'Filters: %{names}',
  noFilter: 'Filters: none',
  made: 'Made on %{day} by %{name}',
  total: 'Total',
  about: 'About',
  search: 'search “%{text}”',
  empty: 'not filled in',
  except: 'except %{names}',
  not: 'except (%{names})',
  or: ' or ',
  from: 'from %{from}',
  to: 'until %{to}',
  between: 'from %{from} to %{to}',
}

/** What sheets that leave say above and below their tables, and as what they are taken away. */
export const papers = { formats, paper, reports }

import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
import { type QuoteStatus, quoteStates } from '../../../resources/quotes/states'
import type { FormExtensions } from '../../admin/form/extensions'

const QuotesPanel = lazy(async () => ({ default: (await import('./QuotesPanel')).QuotesPanel }))

const FilesInput = lazy(async () => ({ default: (await import('./FilesInput')).FilesInput }))

/** What is added to the pages of a request: the quotes of its suppliers, and its lock once it is sent. */
export const quoteForms = {
  widgets: { quote: { file_ids: FilesInput } },
  panels: { quote: [{ name: 'answers', title: texts.quotes, Content: QuotesPanel }] },
  locks: {
    quote: ({ status }) =>
      status === '100' ? undefined : texts.lockedQuote({ state: quoteStates[status as QuoteStatus].label }),
  },
} as const satisfies Partial<FormExtensions>

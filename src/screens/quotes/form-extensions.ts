import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
import type { FormExtensions } from '../../admin/form/extensions'

const QuotesPanel = lazy(async () => ({ default: (await import('./QuotesPanel')).QuotesPanel }))

const FilesInput = lazy(async () => ({ default: (await import('./FilesInput')).FilesInput }))

/** What is added to the pages of a request: the quotes of its suppliers. */
export const quoteForms = {
  widgets: { quote: { file_ids: FilesInput } },
  panels: { quote: [{ name: 'answers', title: texts.quotes, Content: QuotesPanel }] },
} as const satisfies Partial<FormExtensions>

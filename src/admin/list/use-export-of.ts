import type { ExportProps } from '../export/ExportModal'
import { useListScreen } from './list-screen'

/** What an export of the list around takes: its rows as they are filtered and sorted on screen. */
export function useExportOf(): ExportProps {
  const { resource, total, isCapped, question, query } = useListScreen()
  const { conditions = [], orders = [] } = question.meta
  return { resource, filters: conditions, orders, q: query.q, total, isCapped }
}

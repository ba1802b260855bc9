import { useSearchParams } from 'react-router'
import type { Condition } from '../../../resources/schema/condition'

/** A shortcut over a list, named in its address: `?view=unread`. */
export interface QuickView {
  name: string
  label: string
  conditions: readonly Condition[]
}

/** The shortcut that the address names. */
export function useQuickView(views: readonly QuickView[]): QuickView | undefined {
  const name = useSearchParams()[0].get('view')
  return views.find((view) => view.name === name)
}

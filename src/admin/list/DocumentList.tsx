import { type ReactNode, useMemo } from 'react'
import type { ConditionTree } from '../../../resources/schema/condition'
import { useEngine } from '../../fields/engine'
import { ListViews } from './ListViews'
import type { ListSlots } from './list-slots'
import { ResourceList } from './ResourceList'
import { type QuickView, useQuickView } from './views'

/** A list of documents: which ones, where it stands, and what it shows of them. */
export interface DocumentView extends ListSlots {
  resource: string
  path: string
  title: string
  permission: string
  conditions?: readonly ConditionTree[]
  columns: readonly string[]
  /** By which field people know a row, where it is not the declared one. */
  known?: string
  views?: readonly QuickView[]
  /** What no view is called. */
  all?: string
  hidesEmptyViews?: boolean
}

interface Props {
  view: DocumentView
  /** What is shown of this person's, beside what the view says; the same array at each drawing. */
  conditions?: readonly ConditionTree[]
  actions?: ReactNode
}

const none: readonly never[] = []

/** A list of documents whose pages are made by hand, itself made by the engine: search, filters, columns, saved filters and export. */
export function DocumentList({ view, conditions = none, actions }: Props) {
  const { registry } = useEngine()
  const { views = none, all, hidesEmptyViews } = view
  const chosen = useQuickView(views)
  const resource = useMemo(() => {
    const declared = registry.get(view.resource)
    return {
      ...declared,
      at: view.path,
      title: view.known ?? declared.title,
      label: [declared.label[0], view.title] as const,
      access: { ...declared.access, view: view.permission },
      list: { ...declared.list, columns: [...view.columns], bulk: false },
    }
  }, [registry, view])
  const whole = useMemo(() => [...(view.conditions ?? none), ...conditions], [view, conditions])
  const shown = useMemo(() => [...whole, ...(chosen?.conditions ?? none)], [whole, chosen])
  return (
    <ResourceList
      resource={resource}
      conditions={shown}
      actions={actions}
      slots={view}
      before={
        views.length > 0 && (
          <ListViews
            resource={resource}
            views={views}
            conditions={whole}
            all={all}
            hidesEmpty={hidesEmptyViews}
          />
        )
      }
    />
  )
}

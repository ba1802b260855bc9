import useMediaQuery from '@mui/material/useMediaQuery'
import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { ListContextProvider, ResourceContextProvider } from 'react-admin'
import { useNavigate } from 'react-router'
import { listTexts } from '../../../i18n/fr/list'
import type { SharedView } from '../../../providers/own-lists'
import type { ConditionTree } from '../../../resources/schema/condition'
import { type AnyResource, listTitle } from '../../../resources/schema/resource'
import { Awaited } from '../../widgets/Awaited'
import { ErrorState } from '../../widgets/ErrorState'
import { useListParts } from '../form/extensions'
import { createPath } from '../paths'
import { useReadable } from '../use-readable'
import { useTitle } from '../use-title'
import { BulkBar } from './BulkBar'
import { ListHeading } from './ListHeading'
import { ListPagination } from './ListPagination'
import { ListSkeleton } from './ListSkeleton'
import { ListTable } from './ListTable'
import { ListToolbar } from './ListToolbar'
import type { Transfer } from './ListTransfer'
import { ListScreenContext } from './list-screen'
import type { ListSlots } from './list-slots'
import { ListRoot } from './list-style'
import { useListKeys } from './use-list-keys'
import { useListValue } from './use-list-value'
import { useSharedViews } from './use-own-lists'
import { type ListScreen, useResourceList } from './use-resource-list'

const ListTransfer = lazy(async () => ({ default: (await import('./ListTransfer')).ListTransfer }))
const ListEmpty = lazy(async () => ({ default: (await import('./ListEmpty')).ListEmpty }))
const ListFloat = lazy(async () => ({ default: (await import('./ListFloat')).ListFloat }))
const GroupedList = lazy(async () => ({ default: (await import('./grouping/GroupedList')).GroupedList }))
const FilterChips = lazy(async () => ({ default: (await import('../filters/FilterChips')).FilterChips }))

interface Props {
  resource: AnyResource
  /** Further buttons beside « Créer ». */
  actions?: ReactNode
  /** What the screen shows of the resource, whatever the person filters; the same array at each drawing. */
  conditions?: readonly ConditionTree[]
  /** Above the table, for this screen alone: shortcuts. */
  before?: ReactNode
  slots?: ListSlots
}

/** The list of any declared resource: one call a page, its state in the address. */
export function ResourceList(props: Props) {
  const views = useSharedViews(props.resource)
  if (views) return <KnownList {...props} views={views} />
  return (
    <ListRoot>
      <ListSkeleton />
    </ListRoot>
  )
}

type Known = Props & { views: readonly SharedView[] }

function KnownList({ resource, actions, conditions, before, slots, views }: Known) {
  const readable = useReadable(resource)
  const screen = useResourceList(readable, { fixed: conditions, slots, views })
  const value = useListValue(screen)
  useTitle(listTitle(resource))
  if (!screen.rights.view) return <ErrorState title={listTexts.denied} text={listTexts.deniedText} />
  return (
    <ResourceContextProvider value={resource.name}>
      <ListContextProvider value={value}>
        <ListScreenContext value={screen}>
          <ListPage screen={screen} actions={actions} before={before} />
        </ListScreenContext>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

function ListPage({ screen, actions, before }: { screen: ListScreen } & Pick<Props, 'actions' | 'before'>) {
  const { resource, rights, query, rows, isFetching } = screen
  const narrow = useMediaQuery('(max-width: 599.95px)')
  const frame = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [transfer, setTransfer] = useState<Transfer>()
  const navigate = useNavigate()
  const { Before, Actions } = useListParts(resource.name)
  const onCreate = rights.create ? () => navigate(createPath(resource)) : undefined
  const isFloating = narrow && rights.create
  useListKeys({ frame, search, onCreate })
  return (
    <ListRoot ref={frame}>
      <ListHeading
        actions={Actions ? <Added Part={Actions} /> : actions}
        isFloating={isFloating}
        onTransfer={setTransfer}
      />
      {before}
      {Before && <Added Part={Before} />}
      <div className="card">
        <ListToolbar narrow={narrow} searchRef={search} />
        {query.filters.length > 0 && (
          <Suspense>
            <FilterChips />
          </Suspense>
        )}
        <BulkBar />
        <div className="progress">
          {isFetching && rows && <span role="progressbar" aria-label={listTexts.loading} />}
        </div>
        <ListBody screen={screen} narrow={narrow} />
      </div>
      {isFloating && (
        <Suspense>
          <ListFloat onTransfer={setTransfer} />
        </Suspense>
      )}
      {transfer && (
        <Suspense>
          <ListTransfer transfer={transfer} onClose={() => setTransfer(undefined)} />
        </Suspense>
      )}
    </ListRoot>
  )
}

const Added = ({ Part }: { Part: ComponentType }) => (
  <Suspense fallback={<Awaited />}>
    <Part />
  </Suspense>
)

function ListBody({ screen, narrow }: { screen: ListScreen; narrow: boolean }) {
  const { rows, error, columns, preferences, query } = screen
  const skeleton = <ListSkeleton rows={Math.min(10, preferences.perPage)} columns={columns.length} />
  if (error) return <ErrorState text={error.message} onRetry={screen.reload} />
  if (!rows) return skeleton
  return (
    <Suspense fallback={skeleton}>
      {query.grouping.length ? (
        <GroupedList narrow={narrow} />
      ) : rows.length === 0 ? (
        <ListEmpty />
      ) : (
        <ListTable narrow={narrow} />
      )}
      {rows.length > 0 && !query.grouping.length && <ListPagination narrow={narrow} />}
    </Suspense>
  )
}

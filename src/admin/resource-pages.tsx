import { lazy, type ReactNode, Suspense } from 'react'
import { Resource, type ResourceProps } from 'react-admin'
import { Route, useParams } from 'react-router'
import { type AnyResource, listTitle } from '../../resources/schema/resource'
import { FormSkeleton } from '../widgets/FormSkeleton'
import type { Values } from './form/initial-values'
import { recordTitle } from './form/title-of'
import { ListSkeleton } from './list/ListSkeleton'
import { OnlyRow } from './OnlyRow'
import { UnknownPage } from './UnknownPage'

const ResourceList = lazy(async () => ({ default: (await import('./list/ResourceList')).ResourceList }))
const DoublesPage = lazy(async () => ({ default: (await import('./merge/DoublesPage')).DoublesPage }))
const ResourceCreate = lazy(async () => ({ default: (await import('./form/ResourceCreate')).ResourceCreate }))
const ResourceEdit = lazy(async () => ({ default: (await import('./form/ResourceEdit')).ResourceEdit }))
const ResourceShow = lazy(async () => ({ default: (await import('./show/ResourceShow')).ResourceShow }))

/** What every part of react-admin may ask of a declared resource: its label, and what a row of it is called. */
export const resourceDefinition = (resource: AnyResource) => ({
  name: resource.name,
  options: { label: listTitle(resource) },
  recordRepresentation: (row: object) => recordTitle(resource, { ...row }),
})

/** Below a page of a record nothing else has an address. */
function Exact({ children }: { children: ReactNode }) {
  return useParams()['*'] ? <UnknownPage /> : children
}

interface Pages {
  resource: AnyResource
  /** What a new record starts with besides the declared defaults. */
  start?: Values
  /** What stands around each page. */
  frame?: (page: ReactNode) => ReactNode
}

/**
 * A declared resource as react-admin's `<Resource>` is told it: its list, and the pages `create`, `{id}` and `{id}/show`. A
 * resource of one row has no list: its row opens.
 */
export function resourceProps({ resource, start, frame = (page) => page }: Pages): ResourceProps {
  const form = (Page: typeof ResourceCreate) => (
    <Exact>
      {frame(
        <Suspense fallback={<FormSkeleton />}>
          <Page key={resource.name} resource={resource} start={start} />
        </Suspense>,
      )}
    </Exact>
  )
  const list = (
    <Suspense fallback={<ListSkeleton />}>
      <ResourceList key={resource.name} resource={resource} />
    </Suspense>
  )
  const doubles = frame(
    <Suspense fallback={<ListSkeleton />}>
      <DoublesPage key={resource.name} resource={resource} />
    </Suspense>,
  )
  return {
    ...resourceDefinition(resource),
    list: <>{frame(resource.singleton ? <OnlyRow resource={resource} /> : list)}</>,
    create: form(ResourceCreate),
    edit: form(ResourceEdit),
    show: form(ResourceShow),
    children: resource.mergeable && <Route path="doubles" element={doubles} />,
  }
}

/** The generated pages of a resource, below the path where they are put. */
export const ResourcePages = (pages: Pages) => <Resource {...resourceProps(pages)} />

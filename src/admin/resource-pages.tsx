import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import type { AnyResource } from '../../resources/schema/resource'
import { FormSkeleton } from '../widgets/FormSkeleton'
import type { Values } from './form/initial-values'
import { ListSkeleton } from './list/ListSkeleton'
import { OnlyRow } from './OnlyRow'
import { UnknownPage } from './UnknownPage'

const ResourceList = lazy(async () => ({ default: (await import('./list/ResourceList')).ResourceList }))
const ResourceCreate = lazy(async () => ({ default: (await import('./form/ResourceCreate')).ResourceCreate }))
const ResourceEdit = lazy(async () => ({ default: (await import('./form/ResourceEdit')).ResourceEdit }))
const ResourceShow = lazy(async () => ({ default: (await import('./show/ResourceShow')).ResourceShow }))

interface Props {
  resource: AnyResource
  /** What a new record starts with besides the declared defaults. */
  start?: Values
}

/**
 * The generated pages of a resource: list, `create`, `{id}` and `{id}/show`, below the path where it is put. A resource of
 * one row has no list: its row opens.
 */
export function ResourceRoutes({ resource, start }: Props) {
  const form = (Page: typeof ResourceCreate) => (
    <Suspense fallback={<FormSkeleton />}>
      <Page key={resource.name} resource={resource} start={start} />
    </Suspense>
  )
  const list = (
    <Suspense fallback={<ListSkeleton />}>
      <ResourceList key={resource.name} resource={resource} />
    </Suspense>
  )
  return (
    <Routes>
      <Route index element={resource.singleton ? <OnlyRow resource={resource} /> : list} />
      <Route path="create" element={form(ResourceCreate)} />
      <Route path=":id" element={form(ResourceEdit)} />
      <Route path=":id/show" element={form(ResourceShow)} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}

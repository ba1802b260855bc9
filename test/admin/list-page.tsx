import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createDataProvider } from '../../providers/data-provider'
import { createPermissions } from '../../providers/permissions'
import type { SearchBody } from '../../providers/search'
import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'
import { ResourceList } from '../../src/admin/list/ResourceList'
import { ownListsKey } from '../../src/admin/list/use-own-lists'
import { EngineContext } from '../../src/fields/engine'
import { AppTheme } from '../../src/theme/AppTheme'
import { answerInMemory } from '../memory/api'
import { memoryOf, type Row } from '../memory/rows'
import { browser, json, signedIn } from '../providers/browser'

interface Options {
  registry: Registry
  tables: Record<string, Row[]>
  /** What one may do; everything unless told. */
  rights?: readonly ('view' | 'create' | 'update' | 'remove')[]
  search?: string
  /** The rows are not counted to their end. */
  capped?: boolean
  /** What the list opens with the first time. */
  firstFilters?: readonly { name: string; value: string }[]
  /** Answers a call that is no search. */
  answer?: (call: { method: string; path: string; body: unknown }) => Response | undefined
}

/** A generated list in a page of its own, on a search in memory. */
export function showList(resource: AnyResource, options: Options) {
  const { registry, tables, rights, search = '', answer, capped, firstFilters = [] } = options
  const memory = memoryOf(registry, tables)
  const granted = Object.fromEntries(
    (rights ?? ['view', 'create', 'update', 'remove']).map((right) => [resource.access[right], true]),
  )
  const { calls, session, tab } = browser(
    (call) => {
      const own = answer?.(call)
      if (own) return own
      const found = answerInMemory(memory, { ...call, path: call.path.replace(/^\/api/, '') })
      if (!found) return json({ success: true })
      return json(capped ? { ...Object(found.body), total_capped: true } : found.body, found.status)
    },
    { ...signedIn, permissions: JSON.stringify(granted) },
  )
  const { http } = tab()
  const engine = {
    http,
    session,
    permissions: createPermissions({ session, http }),
    registry,
    product: { name: 'Portail', organisation: 'Valaé', noticeUrl: undefined },
    firstFilters: () => firstFilters,
  }
  const queryClient = new QueryClient()
  // What the account keeps of lists is asked for once a page, by the first of them.
  queryClient.setQueryData([ownListsKey, session.user()?.id ?? 0], [])
  const Page = () => (
    <AppTheme>
      <CoreAdminContext dataProvider={createDataProvider(http, registry)} queryClient={queryClient}>
        <EngineContext value={engine}>
          <ResourceList resource={resource} />
        </EngineContext>
      </CoreAdminContext>
    </AppTheme>
  )
  const path = `/settings/${resource.name}`
  const router = createMemoryRouter(
    [
      { path, element: <Page /> },
      { path: '*', element: <p>ailleurs</p> },
    ],
    { initialEntries: [`${path}${search}`] },
  )
  const view = render(<RouterProvider router={router} />)
  return {
    ...view,
    calls,
    router,
    bodies: () => calls.filter(({ path }) => path.endsWith('/search/')).map(({ body }) => body as SearchBody),
  }
}

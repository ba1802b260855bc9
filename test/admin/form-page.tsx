import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createDataProvider } from '../../providers/data-provider'
import { createPermissions } from '../../providers/permissions'
import type { SearchBody } from '../../providers/search'
import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'
import { type FormExtensions, FormExtensionsContext } from '../../src/admin/form/extensions'
import { ResourceCreate } from '../../src/admin/form/ResourceCreate'
import { ResourceEdit } from '../../src/admin/form/ResourceEdit'
import { ResourceShow } from '../../src/admin/show/ResourceShow'
import { EngineContext } from '../../src/fields/engine'
import { AppTheme } from '../../src/theme/AppTheme'
import { Toaster } from '../../src/widgets/Toaster'
import { toast } from '../../src/widgets/toast-store'
import { browser, json, signedIn } from '../providers/browser'
import { fakeSearch, type Row } from './fake-search'

export interface FarCall {
  method: string
  path: string
  body: unknown
}

interface Options {
  registry: Registry
  tables?: Record<string, Row[]>
  /** Permissions that are granted; those of the resource unless told. */
  permissions?: Record<string, boolean>
  /** After the resource's address: `create`, `1`, `1/show`. */
  at: string
  /** Answers a call that is no search, before the table does. */
  answer?: (call: FarCall) => Response | undefined
  extensions?: FormExtensions
  /** Milliseconds before a search is answered. */
  pause?: number
}

const bodyOf = (call: FarCall) => call.body as Record<string, unknown>

/** Creates, updates and deletes in memory, as the generic calls do. */
function write(rows: Row[], call: FarCall): Response {
  if (call.method === 'DELETE') {
    const id = Number(call.path.split('/').pop())
    rows.splice(
      rows.findIndex((row) => row.id === id),
      1,
    )
    return json({ success: true })
  }
  const known = rows.find((row) => row.id === Number(bodyOf(call).id))
  if (known) return json(Object.assign(known, bodyOf(call), { lock_version: Number(known.lock_version) + 1 }))
  const row = { ...bodyOf(call), id: rows.length + 1, lock_version: 1 }
  rows.push(row)
  return json(row)
}

/** The generated pages of a resource, on a server in memory. */
export function showForm(resource: AnyResource, options: Options) {
  const { registry, tables = {}, permissions, at, answer, extensions, pause = 0 } = options
  const run = fakeSearch(tables)
  const granted =
    permissions ??
    Object.fromEntries(
      Object.values(resource.access)
        .flat()
        .map((name) => [name, true]),
    )
  const { calls, session, tab } = browser(
    async (call) => {
      const own = answer?.(call)
      if (own) return own
      if (call.path.endsWith('/search/')) {
        if (pause) await new Promise((done) => setTimeout(done, pause))
        return json(run(call.body as SearchBody))
      }
      if (call.method === 'GET') return json({ data: [], total: 0 })
      tables[resource.model] ??= []
      return write(tables[resource.model] ?? [], call)
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
  }
  const page = (element: React.ReactNode) => (
    <AppTheme>
      <CoreAdminContext dataProvider={createDataProvider(http, registry)} queryClient={new QueryClient()}>
        <EngineContext value={engine}>
          <FormExtensionsContext value={extensions ?? { widgets: {}, slots: {} }}>
            {element}
            <Toaster />
          </FormExtensionsContext>
        </EngineContext>
      </CoreAdminContext>
    </AppTheme>
  )
  toast.clear()
  const path = resource.group ? `/settings/${resource.name}` : `/${resource.name}`
  const router = createMemoryRouter(
    [
      { path, element: <p>la liste</p> },
      { path: `${path}/create`, element: page(<ResourceCreate resource={resource} />) },
      { path: `${path}/:id`, element: page(<ResourceEdit resource={resource} />) },
      { path: `${path}/:id/show`, element: page(<ResourceShow resource={resource} />) },
      { path: '*', element: <p>ailleurs</p> },
    ],
    { initialEntries: [`${path}/${at}`] },
  )
  const view = render(<RouterProvider router={router} />)
  const writes = () => calls.filter(({ method, path: to }) => method !== 'GET' && !to.endsWith('/search/'))
  return { ...view, calls, router, tables, writes, lastBody: () => writes().at(-1)?.body }
}

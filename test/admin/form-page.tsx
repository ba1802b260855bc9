import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createDataProvider } from '../../providers/data-provider'
import { createPermissions } from '../../providers/permissions'
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
import { answerInMemory } from '../memory/api'
import { memoryOf, type Row } from '../memory/rows'
import { browser, json, signedIn } from '../providers/browser'

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
  answer?: (call: FarCall) => Response | Promise<Response | undefined> | undefined
  extensions?: FormExtensions
  /** Milliseconds before a search is answered. */
  pause?: number
}

/** The generated pages of a resource, on a server in memory. */
export function showForm(resource: AnyResource, options: Options) {
  const { registry, tables = {}, permissions, at, answer, extensions, pause = 0 } = options
  const memory = memoryOf(registry, tables)
  const granted =
    permissions ??
    Object.fromEntries(
      Object.values(resource.access)
        .flat()
        .map((name) => [name, true]),
    )
  const { calls, session, tab } = browser(
    async (call) => {
      const own = await answer?.(call)
      if (own) return own
      if (pause && call.path.endsWith('/search/')) await new Promise((done) => setTimeout(done, pause))
      const found = answerInMemory(memory, { ...call, path: call.path.replace(/^\/api/, '') })
      return found ? json(found.body, found.status) : json({ data: [], total: 0 })
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
  const queries = new QueryClient()
  const page = (element: React.ReactNode) => (
    <AppTheme>
      <CoreAdminContext dataProvider={createDataProvider(http, registry)} queryClient={queries}>
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
  return { ...view, queries, calls, router, tables, writes, lastBody: () => writes().at(-1)?.body }
}

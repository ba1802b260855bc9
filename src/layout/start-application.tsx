import type { ComponentType, ReactNode } from 'react'
import { type I18nProvider, localStorageStore } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { resourceMessages } from '../../i18n/fr/resource-messages'
import { lastHomeKey } from '../../providers/applications'
import { createAuthProvider } from '../../providers/auth-provider'
import { createDataProvider } from '../../providers/data-provider'
import { fileUrl } from '../../providers/files'
import { createI18nProvider } from '../../providers/i18n-provider'
import { takeNotice } from '../../providers/notice'
import { readProduct } from '../../providers/product'
import { rememberPath } from '../../providers/session-events'
import type { Registry } from '../../resources/registry'
import { listPath } from '../admin/paths'
import { applyColorScheme } from '../theme/color-scheme'
import { toast } from '../widgets/toast-store'
import { Application, type ApplicationParts } from './Application'
import type { AppSetting } from './app-context'
import { messages } from './messages-fr'
import { keepFirstScreen } from './PageFrame'
import { createPageClient } from './page-client'
import { createQueryClient } from './query-client'
import { reportErrors } from './report-errors'
import { type Screens, screenAddress } from './screens'
import '../theme/tokens.css'

interface Entry {
  app: AppSetting['app']
  /** Own key of the application's preferences; none is a prefix of another. */
  storeKey: string
  screens: Screens
  texts?: Readonly<Record<string, string>>
  icons: AppSetting['icons']
  sections?: AppSetting['sections']
  found?: AppSetting['found']
  longExports?: AppSetting['longExports']
  customFields?: AppSetting['customFields']
  registry: Registry
  /** What stands around every screen. */
  Frame: ComponentType<{ children: ReactNode }>
}

/** Starts an application in its page, or leaves for the login page when nobody is logged in. */
export function startApplication(entry: Entry, root = document.getElementById('root')) {
  const base = `/${entry.app}`
  const router = createBrowserRouter([{ path: '*', element: <Page /> }], { basename: base })
  const client = createPageClient(entry.app, () => router.navigate('/'))
  reportErrors(client.http)
  if (!client.session.hasToken()) {
    rememberPath(client.session, window.location.pathname + window.location.search)
    return window.location.replace('/login')
  }
  keepLastHome(base)
  const parts = partsOf(entry, client)
  if (entry.customFields)
    entry.registry.beside?.(async () => (await import('./custom-fields')).customFieldsOf(client.http))
  const frame = root?.innerHTML ?? ''
  keepFirstScreen(root)
  function Page() {
    return <Application parts={parts} Frame={entry.Frame} pageFrame={frame} />
  }
  applyColorScheme()
  // Asked for beside the session's first calls, where the screen needs it.
  if (!isOfFirst(entry, window.location.pathname.slice(base.length)))
    void entry.registry.whole().catch(() => undefined)
  const notice = takeNotice(window.sessionStorage)
  if (notice) toast[notice.kind](notice.text)
  if (root) createRoot(root).render(<RouterProvider router={router} />)
}

/** A device whose memory is full keeps the one before. */
function keepLastHome(base: string) {
  try {
    window.localStorage.setItem(lastHomeKey, `${base}/`)
  } catch {}
}

/** Whether an address is one of the pages whose declarations are there at once. */
const isOfFirst = ({ registry, screens }: Entry, path: string) =>
  registry.all.some((resource) => `${path}/`.startsWith(`${listPath(resource)}/`)) ||
  Object.values(screens).some((screen) => screen.isFirst && screenAddress(screen) === path)

/** The texts of the declarations that are there, made again when the rest has come. */
function saidOf(registry: Registry, make: () => I18nProvider): I18nProvider {
  let current = make()
  registry.onWhole(() => {
    current = make()
  })
  return { ...current, translate: (key, options) => current.translate(key, options) }
}

function partsOf(
  { storeKey, texts, Frame: _, ...setting }: Entry,
  client: AppSetting['client'],
): ApplicationParts {
  const { app, registry } = setting
  return {
    ...setting,
    client,
    product: readProduct(document),
    dataProvider: createDataProvider(client.http, registry),
    authProvider: createAuthProvider({
      ...client,
      findResource: registry.find,
      avatarUrl: (user) => fileUrl(user.Avatar),
      location: () => window.location,
    }),
    i18nProvider: saidOf(registry, () =>
      createI18nProvider({ ...messages, ...resourceMessages(registry, app), ...texts }),
    ),
    store: localStorageStore('1', storeKey),
    queryClient: createQueryClient(),
  }
}

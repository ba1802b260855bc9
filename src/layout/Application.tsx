import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
} from 'react'
import {
  AdminContext,
  type AuthProvider,
  CoreAdminUI,
  type DataProvider,
  type I18nProvider,
  type Store,
} from 'react-admin'
import { Navigate, useLocation } from 'react-router'
import { isLogout } from '../../providers/session-events'
import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'
import { EngineContext, useEngine } from '../fields/engine'
import { AppTheme } from '../theme/AppTheme'
import { themeOptions } from '../theme/theme'
import { NotificationBridge } from '../widgets/NotificationBridge'
import { untilThere } from '../widgets/until-there'
import { adminChildren, hasAddress } from './admin-children'
import { AppContext, type AppSetting, useApp } from './app-context'
import { Declared } from './Declared'
import { firstOfGroup } from './menu-tree'
import { ScreenFailed, ScreenNotFound } from './messages'
import { PageFrame } from './PageFrame'
import { ScrollMemory } from './ScrollMemory'
import { serviceFilter } from './service-filter'
import { useMenu, usePermissionMap } from './use-boot'
import { useEntries } from './use-entries'
import { useLeave } from './use-leave'
import { useNewVersion } from './use-new-version'
import { useSessionWatch } from './use-session-watch'
import { Waiting } from './Waiting'

/** Milliseconds that the first screen has for itself. */
const afterFirst = 1_000

/** The parts that an application is made of, built once by its entry. */
export interface ApplicationParts extends AppSetting {
  registry: Registry
  dataProvider: DataProvider
  authProvider: AuthProvider
  i18nProvider: I18nProvider
  store: Store
  queryClient: QueryClient
}

interface Props {
  parts: ApplicationParts
  /** What stands around every screen: react-admin's layout. */
  Frame: ComponentType<{ children: ReactNode }>
  /** What the page showed before its code came, as HTML of its own: it stays while what one may do is asked for. */
  pageFrame?: string
}

/**
 * One application as react-admin's Admin: its contexts (data, session, texts, memory, notifications, theme), a `<Resource>` a
 * declaration, and the hand-made screens as custom routes.
 */
export function Application({ parts, Frame, pageFrame = '' }: Props) {
  const { client, product, registry, dataProvider, authProvider, i18nProvider, store, queryClient } = parts
  const { longExports } = parts
  const firstFilters = (resource: AnyResource) => serviceFilter(client.session.user(), resource)
  const admin = { dataProvider, authProvider, i18nProvider, store, queryClient }
  return (
    <AppTheme>
      <AdminContext {...admin} theme={themeOptions} darkTheme={null}>
        <AppContext value={parts}>
          <EngineContext value={{ ...client, registry, product, firstFilters, longExports }}>
            <Admitted pageFrame={pageFrame}>
              <Pages parts={parts} Frame={Frame} />
            </Admitted>
            <NotificationBridge />
            <ScrollMemory />
          </EngineContext>
        </AppContext>
      </AdminContext>
    </AppTheme>
  )
}

/** An address with a segment « logout » ends the session, in every application. */
function Pages(props: Props) {
  return isLogout(useLocation().pathname) ? <Leaving /> : <Screens {...props} />
}

function Leaving() {
  const leave = useEffectEvent(useLeave())
  useEffect(() => void leave(), [])
  return <Waiting />
}

function Screens({ parts, Frame }: Props) {
  const { product, registry, screens } = parts
  // The registry grows once.
  const isWhole = useSyncExternalStore(registry.onWhole, registry.isWhole)
  const children = useMemo(() => adminChildren(registry, screens), [registry, screens, isWhole])
  const client = useQueryClient()
  // The rest of the declarations, once the first screen is drawn and has what it asked for.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      if (client.isFetching()) timer = setTimeout(look, afterFirst)
      else void untilThere(registry.whole).then(() => follow(parts))
    }
    timer = setTimeout(look, afterFirst)
    return () => clearTimeout(timer)
  }, [registry, client, parts])
  return (
    <CoreAdminUI
      layout={Frame}
      loading={Waiting}
      catchAll={Unknown}
      error={({ resetErrorBoundary }) => <ScreenFailed onRetry={() => resetErrorBoundary({})} />}
      title={product.name}
      disableTelemetry
    >
      {children}
    </CoreAdminUI>
  )
}

/** What is shown follows what others change. */
const follow = async (parts: ApplicationParts) =>
  (await untilThere(() => import('./live/start-live'))).startLive(parts)

/** An address that no screen has – once every screen is there, and its routes too. */
const Unknown = () => (
  <Suspense fallback={<Waiting />}>
    <Declared>
      <Unanswered />
    </Declared>
  </Suspense>
)

function Unanswered() {
  const { pathname } = useLocation()
  const { registry } = useEngine()
  const { screens } = useApp()
  const entries = useEntries()
  const { isPending } = useMenu()
  const first = entries && firstOfGroup(entries, pathname)
  if (first) return <Navigate replace to={first} />
  return isPending || hasAddress(registry, screens, pathname) ? <Waiting /> : <ScreenNotFound />
}

/** Screens wait for the permission map; the rest of the session is checked behind them. */
function Admitted({ pageFrame, children }: { pageFrame: string; children: ReactNode }) {
  useSessionWatch()
  useNewVersion()
  if (usePermissionMap()) return children
  return pageFrame ? <PageFrame html={pageFrame} /> : <Waiting />
}

import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  type AuthProvider,
  CoreAdminContext,
  type DataProvider,
  type I18nProvider,
  type Store,
} from 'react-admin'
import { ScrollRestoration } from 'react-router'
import type { Registry } from '../../resources/registry'
import { EngineContext } from '../fields/engine'
import { AppTheme } from '../theme/AppTheme'
import { NotificationBridge } from '../widgets/NotificationBridge'
import { AppContext, type AppSetting } from './app-context'
import { usePermissionMap } from './use-boot'
import { useNewVersion } from './use-new-version'
import { useSessionWatch } from './use-session-watch'
import { Waiting } from './Waiting'

/** The parts that an application is made of, built once by its entry. */
export interface ApplicationParts extends AppSetting {
  registry: Registry
  dataProvider: DataProvider
  authProvider: AuthProvider
  i18nProvider: I18nProvider
  store: Store
  queryClient: QueryClient
}

/** Theme, translations, data and session around the screens of one application. */
export function Application({ parts, children }: { parts: ApplicationParts; children: ReactNode }) {
  const { client, product, registry, dataProvider, authProvider, i18nProvider, store, queryClient } = parts
  const admin = { dataProvider, authProvider, i18nProvider, store, queryClient }
  return (
    <AppTheme>
      <CoreAdminContext {...admin}>
        <AppContext value={parts}>
          <EngineContext value={{ ...client, registry, product }}>
            <Admitted>{children}</Admitted>
            <NotificationBridge />
            <ScrollRestoration />
          </EngineContext>
        </AppContext>
      </CoreAdminContext>
    </AppTheme>
  )
}

/** Screens wait for the permission map; the rest of the session is checked behind them. */
function Admitted({ children }: { children: ReactNode }) {
  useSessionWatch()
  useNewVersion()
  return usePermissionMap() ? children : <Waiting />
}

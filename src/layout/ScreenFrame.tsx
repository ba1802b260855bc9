import { Suspense, useLayoutEffect } from 'react'
import { screenTitle } from '../../i18n/fr/menu'
import { useAllowed } from '../fields/engine'
import { LoadingOverlay } from '../widgets/LoadingOverlay'
import { useApp } from './app-context'
import { AccessDenied } from './messages'
import { ScreenBoundary } from './ScreenBoundary'
import type { Screen } from './screens'
import { usePageTitle } from './use-page-title'
import { Waiting } from './Waiting'

/** Around each screen: its name kept, its title, its right, its loading, its failure. */
export function ScreenFrame({ name, screen }: { name: string; screen: Screen }) {
  const { app, client } = useApp()
  const { session } = client
  const allowed = useAllowed()
  usePageTitle(screenTitle(app, name))
  useLayoutEffect(() => session.keep('current_route_name', name), [session, name])
  const { Page, permission } = screen
  if (permission !== undefined && !allowed(permission)) return <AccessDenied />
  return (
    <ScreenBoundary>
      <LoadingOverlay name="content">
        <Suspense fallback={<Waiting />}>
          <Page />
        </Suspense>
      </LoadingOverlay>
    </ScreenBoundary>
  )
}

import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { pageTitle } from '../../providers/product'
import type { AnyResource } from '../../resources/schema/resource'
import { useAllowed } from '../fields/engine'
import { LoadingOverlay } from '../widgets/LoadingOverlay'
import { useApp } from './app-context'
import { Declared } from './Declared'
import { AccessDenied } from './messages'
import { firstScreen, PageFrame, ScreenDrawn } from './PageFrame'
import { ScreenBoundary } from './ScreenBoundary'
import type { Screen } from './screens'
import { useScreenTitle } from './use-screen-title'
import { Waiting } from './Waiting'

/** Around each screen: its name kept, its title, its right, its loading, its failure. */
export function ScreenFrame({
  name,
  screen,
  resource,
  children,
}: {
  name: string
  screen: Screen
  /** Whose generated pages these are; absent of a screen made by hand. */
  resource?: AnyResource
  children: ReactNode
}) {
  const { client, product } = useApp()
  const title = useScreenTitle(name)
  const { session } = client
  const allowed = useAllowed()
  const { pathname } = useLocation()
  // Before the screen's own effects: what it asks already carries its name, and each of its pages may give itself a finer title.
  useLayoutEffect(() => {
    session.keep('current_route_name', name)
    document.title = pageTitle(product, title || undefined)
  }, [session, product, title, name, pathname])
  const { permission } = screen
  const before = firstScreen()
  if (permission !== undefined && !allowed(permission)) return <AccessDenied />
  return (
    <ScreenBoundary>
      <LoadingOverlay name="content">
        <Suspense fallback={before ? <PageFrame html={before} /> : <Waiting />}>
          <ScreenDrawn />
          {screen.isFirst ? children : <Declared resource={resource}>{children}</Declared>}
        </Suspense>
      </LoadingOverlay>
    </ScreenBoundary>
  )
}

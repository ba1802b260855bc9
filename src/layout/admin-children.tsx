import type { ReactNode } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { matchPath, Navigate, Route, useLocation } from 'react-router'
import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'
import { listPath } from '../admin/paths'
import { ResourcePages, resourceDefinition, resourceProps } from '../admin/resource-pages'
import { ScreenNotFound } from './messages'
import { ScreenFrame } from './ScreenFrame'
import type { Screen, Screens } from './screens'

interface Shown {
  resource: AnyResource
  /** The route name of the screen that shows it. */
  name: string
  screen: Screen
}

/** react-admin's own addresses of a resource (`/unit/3`) lead to where the application has it (`/settings/unit/3`). */
function Moved({ resource }: { resource: AnyResource }) {
  const { pathname, search, state } = useLocation()
  const rest = pathname.slice(resource.name.length + 1)
  return <Navigate replace to={{ pathname: listPath(resource) + rest, search }} state={state} />
}

const framed =
  ({ name, screen, resource }: Shown) =>
  (page: ReactNode) => (
    <ScreenFrame key={name} name={name} screen={screen} resource={resource}>
      {page}
    </ScreenFrame>
  )

/** Where the application shows a resource: a screen of its own, else the settings' hub. */
function shownIn(screens: Screens, resource: AnyResource): Shown | undefined {
  const own = Object.entries(screens).find(([, screen]) => screen.resource === resource.name)
  if (own) return { resource, name: own[0], screen: own[1] }
  const hub = screens.Settings
  return hub && resource.group ? { resource, name: 'Settings', screen: hub } : undefined
}

const isAtItsName = (resource: AnyResource) => listPath(resource) === `/${resource.name}`

/** One `<Resource>` a declaration: its pages where this application has them, else only what a row of it is called. */
function resourceOf(screens: Screens, resource: AnyResource) {
  const shown = shownIn(screens, resource)
  if (!shown)
    return (
      <Resource key={resource.name} {...resourceDefinition(resource)}>
        <Route path="*" element={<ScreenNotFound />} />
      </Resource>
    )
  const isHere = isAtItsName(resource) && !shown.screen.Page
  const moved = <Moved resource={resource} />
  const pages = isHere
    ? resourceProps({ resource, frame: framed(shown) })
    : { ...resourceDefinition(resource), list: moved, create: moved, edit: moved, show: moved }
  return <Resource key={resource.name} {...pages} />
}

/** The routes of what stands elsewhere than under its name: the settings tables, and declared addresses. */
function elsewhere(screens: Screens, resource: AnyResource) {
  const shown = shownIn(screens, resource)
  const isOwn = shown?.screen.resource !== undefined && shown.screen.Page !== undefined
  if (!shown || isOwn || isAtItsName(resource)) return null
  const element = <ResourcePages resource={resource} frame={framed(shown)} />
  return <Route key={resource.name} path={`${listPath(resource)}/*`} element={element} />
}

const handMade = ([name, screen]: [string, Screen]) =>
  screen.Page && (
    <Route
      key={name}
      path={screen.path}
      element={
        <ScreenFrame key={name} name={name} screen={screen}>
          <screen.Page />
        </ScreenFrame>
      }
    />
  )

/**
 * Whether the application has something at an address. react-admin takes new routes over a moment after they are declared: an
 * address of theirs that none answers yet is awaited, not unknown.
 */
export function hasAddress(registry: Registry, screens: Screens, pathname: string): boolean {
  const ofResources = registry.all
    .filter((resource) => shownIn(screens, resource))
    .flatMap((resource) => [`/${resource.name}/*`, `${listPath(resource)}/*`])
  const ofScreens = Object.values(screens).flatMap(({ Page, path }) => (Page ? path : []))
  return [...ofScreens, ...ofResources].some((path) => matchPath(path, pathname))
}

/** What react-admin's Admin holds: one `<Resource>` a declaration, and the hand-made screens as `<CustomRoutes>`. */
export function adminChildren(registry: Registry, screens: Screens): ReactNode {
  return [
    ...registry.all.map((resource) => resourceOf(screens, resource)),
    <CustomRoutes key="screens">
      {Object.entries(screens).map(handMade)}
      {registry.all.map((resource) => elsewhere(screens, resource))}
    </CustomRoutes>,
  ]
}

import { resources } from '../../resources'
import { listPath } from '../../src/admin/paths'
import { screens } from '../../src/apps/back-office/screens'
import { openSite } from '../kit/site'
import { visitScreens } from '../kit/visit-screens'

const placed = new Set(Object.values(screens).map(({ resource }) => resource))
const own = new Set(Object.values(screens).flatMap(({ path, resource }) => (resource ? [] : path)))
const visited = resources.all.filter(
  (resource) => placed.has(resource.name) || (resource.group !== undefined && !own.has(listPath(resource))),
)

visitScreens({
  ...{ resources, visited, open: () => openSite() },
  ...{ base: '/back-office', start: { path: '/settings', heading: 'Paramètres' } },
})

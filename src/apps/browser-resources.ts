import { firstResources } from '../../resources/first-resources'
import { growingRegistry } from '../../resources/growing-registry'

/** What the applications know in a browser: the rest is loaded after the first list, or before the screen that needs it. */
export const resources = growingRegistry({
  first: firstResources,
  load: async () => (await import('../../resources/later-resources')).laterResources,
})

import type { ComponentType } from 'react'
import { lazyScreen } from '../../layout/lazy-screen'
import type { Screen } from '../../layout/screens'

/** An application's first screen, loaded like the others: who opens a list directly does not wait for it. */
export const home = (load: () => Promise<ComponentType>): Screen => ({
  path: '/',
  Page: lazyScreen('Home', load),
})

import type { ComponentType } from 'react'
import { lazyScreen } from '../../layout/lazy-screen'
import type { Screen, Screens } from '../../layout/screens'

/** An application's first screen, loaded like the others: who opens a list directly does not wait for it. */
export const home = (load: () => Promise<ComponentType>): Screen => ({
  path: '/',
  Page: lazyScreen('Home', load),
})

/** The orders behind a line of « En jeu ». */
export const stakeScreens = (name: 'BackOfficeStake' | 'MemberStake'): Screens => ({
  AtStakeOrders: {
    path: '/at-stake',
    permission: 'viewStatistics',
    Page: lazyScreen('AtStakeOrders', async () => (await import('./AtStakeOrders'))[name]),
  },
})

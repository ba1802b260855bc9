import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach } from 'vitest'
import { AppTheme } from '../../src/theme/AppTheme'

afterEach(cleanup)

/** Renders as an application does: theme and router, at an address; answers where the page is. */
export function show(element: ReactNode, address = '/') {
  const router = createMemoryRouter([{ path: '*', element: <AppTheme>{element}</AppTheme> }], {
    initialEntries: [address],
  })
  const view = render(<RouterProvider router={router} />)
  return {
    ...view,
    query: () => new URLSearchParams(router.state.location.search),
    go: (to: string) => router.navigate(to),
  }
}

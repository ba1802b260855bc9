// @vitest-environment jsdom
import { useColorScheme, useTheme } from '@mui/material/styles'
import { act, render, screen } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { beforeAll, expect, test, vi } from 'vitest'
import { AppTheme } from '../../src/theme/AppTheme'
import { themeOptions } from '../../src/theme/theme'
import './kit'

function Probe() {
  const theme = useTheme()
  const { setMode, colorScheme } = useColorScheme()
  return (
    <button type="button" onClick={() => setMode('dark')}>
      {`${theme.vars?.palette.primary.main} ${theme.sidebar.width} ${colorScheme}`}
    </button>
  )
}

beforeAll(() => {
  const query = { matches: false, addListener: () => undefined, removeListener: () => undefined }
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { ...query, media }))
})

test('react-admin keeps the CSS variables of the theme around it, and its scheme can be changed', () => {
  render(
    <AppTheme>
      <AdminContext theme={themeOptions} darkTheme={null}>
        <Probe />
      </AdminContext>
    </AppTheme>,
  )
  expect(screen.getByRole('button').textContent).toBe('var(--mui-palette-primary-main) 248 light')
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toContain('dark')
  expect(document.documentElement.getAttribute('data-color-scheme')).toBe('dark')
  const sheets = [...document.querySelectorAll('style')].filter((one) =>
    one.textContent?.includes('--mui-spacing:'),
  )
  expect(sheets.length).toBeLessThanOrEqual(1)
})

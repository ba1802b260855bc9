import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from './theme'
import { schemeStorageKey } from './tokens'

/** The theme around an application: system scheme unless the person chose one (`useColorScheme`). */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} modeStorageKey={schemeStorageKey} noSsr disableTransitionOnChange>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}

import { frFR } from '@mui/material/locale'
import { createTheme, type ThemeOptions } from '@mui/material/styles'
import deepmerge from '@mui/utils/deepmerge'
import { spoken } from '../../resources/schema/marks'
import { controls } from './controls'
import { colorSchemes } from './palette'
import { surfaces } from './surfaces'
import { fontFamily, radius, schemeAttribute } from './tokens'
import { typography } from './typography'

/** What react-admin takes (`<Admin theme={themeOptions} darkTheme={null}>`), below `<AppTheme>`. */
export const themeOptions: ThemeOptions & { sidebar: { width: number; closedWidth: number } } = {
  cssVariables: { colorSchemeSelector: schemeAttribute },
  colorSchemes,
  shape: { borderRadius: radius },
  typography: { fontFamily, ...typography },
  sidebar: { width: 248, closedWidth: 56 },
  components: deepmerge(spoken() ? {} : { ...frFR.components }, { ...surfaces, ...controls }),
}

/** The theme of every application, light and dark. */
export const theme = createTheme(themeOptions)

import type { ColorSystemOptions } from '@mui/material/styles'
import {
  type Colors,
  darkColors,
  darkTones,
  lightColors,
  lightTones,
  type Tone,
  type ToneColors,
} from './tokens'

type OwnPalette = { tone: Record<Tone, ToneColors>; surface: { subtle: string; field: string } }

declare module '@mui/material/styles' {
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
  interface CssVarsPalette extends OwnPalette {}
}

function scheme(colors: Colors, tone: Record<Tone, ToneColors>): ColorSystemOptions {
  return {
    palette: {
      contrastThreshold: 4.5,
      primary: {
        main: colors.primary,
        dark: colors.primaryStrong,
        light: colors.primarySoft,
        contrastText: colors.onPrimary,
      },
      secondary: {
        main: colors.accent,
        dark: colors.accentStrong,
        light: colors.accentSoft,
        contrastText: colors.onAccent,
      },
      error: { main: colors.error },
      warning: { main: colors.warning },
      success: { main: colors.success },
      info: { main: colors.info },
      background: { default: colors.background, paper: colors.surface },
      text: { primary: colors.text, secondary: colors.textMuted },
      divider: colors.border,
      action: { active: colors.textMuted },
      surface: { subtle: colors.subtle, field: colors.fieldBorder },
      tone,
    },
  }
}

export const colorSchemes = {
  light: scheme(lightColors, lightTones),
  dark: scheme(darkColors, darkTones),
}

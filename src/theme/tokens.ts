import type { Tone } from '../../resources/schema/field'

export type { Tone }

export type ToneColors = { text: string; fill: string }

export type Colors = {
  primary: string
  primaryStrong: string
  primarySoft: string
  onPrimary: string
  accent: string
  accentStrong: string
  accentSoft: string
  onAccent: string
  background: string
  surface: string
  subtle: string
  border: string
  fieldBorder: string
  text: string
  textMuted: string
  error: string
  warning: string
  success: string
  info: string
}

export const lightColors: Colors = {
  primary: '#0e5e5c',
  primaryStrong: '#084341',
  primarySoft: '#dcedeb',
  onPrimary: '#ffffff',
  accent: '#b1501a',
  accentStrong: '#873b10',
  accentSoft: '#fbe8db',
  onAccent: '#ffffff',
  background: '#f6f8f7',
  surface: '#ffffff',
  subtle: '#eef3f1',
  border: '#dae3e0',
  fieldBorder: '#768884',
  text: '#14211f',
  textMuted: '#4c5d59',
  error: '#b3261e',
  warning: '#8a5200',
  success: '#1b6a39',
  info: '#1a5c98',
}

export const darkColors: Colors = {
  primary: '#7ccac4',
  primaryStrong: '#a6e0db',
  primarySoft: '#17403d',
  onPrimary: '#052d2b',
  accent: '#f0a875',
  accentStrong: '#f8cba9',
  accentSoft: '#4a2c16',
  onAccent: '#361803',
  background: '#0e1615',
  surface: '#16201e',
  subtle: '#1d2a27',
  border: '#2d3c38',
  fieldBorder: '#7a8d87',
  text: '#e6eeeb',
  textMuted: '#a6b6b1',
  error: '#f4978f',
  warning: '#f0bd6b',
  success: '#84d09d',
  info: '#92c3f2',
}

export const lightTones: Record<Tone, ToneColors> = {
  grey: { text: '#3e4b48', fill: '#e7ecea' },
  orange: { text: '#7a4100', fill: '#fdebd3' },
  red: { text: '#98201a', fill: '#fbe3e1' },
  blue: { text: '#154e86', fill: '#dbe9f8' },
  lightBlue: { text: '#0b5a72', fill: '#ddf3fa' },
  lightGreen: { text: '#3d5f10', fill: '#e9f5d7' },
  green: { text: '#14582f', fill: '#d5efdf' },
  pink: { text: '#96205f', fill: '#fbe2ef' },
}

export const darkTones: Record<Tone, ToneColors> = {
  grey: { text: '#c9d4d0', fill: '#2b3936' },
  orange: { text: '#f6c385', fill: '#43300f' },
  red: { text: '#f7b3ad', fill: '#4a1f1c' },
  blue: { text: '#a9cff5', fill: '#193652' },
  lightBlue: { text: '#9fdcee', fill: '#123a46' },
  lightGreen: { text: '#c6e295', fill: '#2c3a14' },
  green: { text: '#95d9ad', fill: '#173c26' },
  pink: { text: '#f4b0d3', fill: '#4a1d36' },
}

/** Toasts look the same in both schemes: strong fills under white text, errors red. */
export const toastFills = {
  success: lightColors.success,
  error: lightColors.error,
  info: lightColors.info,
  warning: lightColors.warning,
  update: lightColors.primary,
}

/** Corner radius of every surface, in pixels. */
export const radius = 8

/** The reader's own interface font: nothing to download. */
export const fontFamily =
  "Inter, 'Segoe UI Variable Text', 'Segoe UI', system-ui, -apple-system, Roboto, 'Helvetica Neue', Arial, sans-serif"

export { schemeAttribute, schemeStorageKey } from './scheme'

import { readFileSync } from 'node:fs'
import { frFR } from '@mui/material/locale'
import { describe, expect, test } from 'vitest'
import { theme, themeOptions } from '../../src/theme/theme'
import {
  type Colors,
  darkColors,
  darkTones,
  lightColors,
  lightTones,
  toastFills,
} from '../../src/theme/tokens'

function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two `#rrggbb` colours, from 1 to 21, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const cssName = (key: string) => `--color-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

describe.each([
  ['light', lightColors, lightTones],
  ['dark', darkColors, darkTones],
] as const)('the %s scheme', (_, colors: Colors, tones) => {
  const text = ['text', 'textMuted', 'primary', 'accent', 'error', 'warning', 'success', 'info'] as const

  test.each(text)('%s is readable on page, card and muted surface (4.5)', (name) => {
    for (const surface of [colors.background, colors.surface, colors.subtle])
      expect(contrast(colors[name], surface)).toBeGreaterThanOrEqual(4.5)
  })

  test('text on buttons is readable (4.5), and the frame of a field visible (3)', () => {
    expect(contrast(colors.onPrimary, colors.primary)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colors.primary, colors.primarySoft)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colors.fieldBorder, colors.surface)).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.entries(tones))('the %s badge is readable', (_name, tone) => {
    expect(contrast(tone.text, tone.fill)).toBeGreaterThanOrEqual(4.5)
  })
})

test('white text is readable on every toast', () => {
  for (const fill of Object.values(toastFills)) expect(contrast('#ffffff', fill)).toBeGreaterThanOrEqual(4.5)
})

test('tokens.css says the same colours as tokens.ts, in both ways to be dark', () => {
  const css = readFileSync('src/theme/tokens.css', 'utf8')
  const said = (colors: Colors) =>
    Object.entries(colors).every(([key, value]) => css.includes(`${cssName(key)}: ${value};`))
  expect(said(lightColors)).toBe(true)
  expect(said(darkColors)).toBe(true)
  const blocks = css.split('color-scheme: dark;').slice(1)
  expect(blocks).toHaveLength(2)
  for (const block of blocks)
    for (const [key, value] of Object.entries(darkColors))
      expect(block).toContain(`${cssName(key)}: ${value};`)
})

test('the theme has CSS variables and both schemes', () => {
  expect(Object.keys(themeOptions.colorSchemes ?? {})).toEqual(expect.arrayContaining(['light', 'dark']))
  expect(theme.vars?.palette.primary.main).toMatch(/^var\(--mui-palette-primary-main/)
})

test('what the components say by themselves is French: no look of ours takes their words away', () => {
  const kept = new Map(Object.entries<{ defaultProps?: object }>(themeOptions.components as never))
  for (const [name, { defaultProps }] of Object.entries<{ defaultProps?: object }>(frFR.components as never))
    expect(kept.get(name)?.defaultProps, name).toMatchObject(defaultProps ?? {})
  expect(kept.get('MuiAutocomplete')?.defaultProps).toMatchObject({ openText: 'Ouvrir' })
})

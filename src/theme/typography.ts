import type { TypographyVariantsOptions } from '@mui/material/styles'

/** A compact scale for work screens: 14 px text, titles from 16 to 26 px. */
export const typography: TypographyVariantsOptions = {
  fontSize: 14,
  h1: { fontSize: '1.625rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.015em' },
  h2: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
  h3: { fontSize: '1.1875rem', fontWeight: 600, lineHeight: 1.35, letterSpacing: '-0.005em' },
  h4: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
  h5: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  h6: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
  subtitle1: { fontSize: '0.9375rem', fontWeight: 500 },
  subtitle2: { fontSize: '0.875rem', fontWeight: 600 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
  body2: { fontSize: '0.875rem', lineHeight: 1.45 },
  caption: { fontSize: '0.75rem', lineHeight: 1.4 },
  button: { fontWeight: 600, letterSpacing: 0, textTransform: 'none' },
}

import type { CSSObject, Theme } from '@mui/material/styles'

/** How a quantity is drawn, in a catalogue and in a cart. */
export function stepperStyle(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme
  return {
    '& .stepper': {
      display: 'inline-grid',
      gridTemplateColumns: '34px minmax(44px, 1fr) 34px',
      width: 156,
      height: 36,
      // What is typed in it lays out nothing else.
      contain: 'strict',
      border: `1px solid ${palette.surface.field}`,
      borderRadius: 8,
      backgroundColor: palette.background.paper,
    },
    // A thumb hits plus and minus as well.
    '@media (pointer: coarse)': { '& .stepper': { gridTemplateColumns: '40px minmax(44px, 1fr) 40px' } },
    '& .stepper:focus-within': {
      borderColor: palette.primary.main,
      boxShadow: `0 0 0 1px ${palette.primary.main}`,
    },
    '& .stepper[data-invalid]': {
      borderColor: palette.error.main,
      boxShadow: `0 0 0 1px ${palette.error.main}`,
    },
    '& .stepper button': {
      border: 0,
      padding: 0,
      font: 'inherit',
      fontSize: '1.125rem',
      lineHeight: 1,
      cursor: 'pointer',
      color: palette.primary.main,
      background: 'none',
    },
    '& .stepper button:hover': { backgroundColor: palette.primary.light },
    '& .stepper button:disabled': { opacity: 0.4, cursor: 'default' },
    '& .stepper input': {
      minWidth: 0,
      border: 0,
      outline: 0,
      padding: 0,
      font: 'inherit',
      fontWeight: 600,
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.primary,
      background: 'none',
    },
    '& .order': { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 2 },
    '& .link': {
      font: 'inherit',
      fontSize: '0.8125rem',
      fontWeight: 600,
      padding: '2px 0',
      minHeight: 24,
      border: 0,
      background: 'none',
      color: palette.primary.main,
      cursor: 'pointer',
    },
    '& .order .problem': { color: palette.error.main, fontSize: '0.75rem', textAlign: 'right' },
  }
}

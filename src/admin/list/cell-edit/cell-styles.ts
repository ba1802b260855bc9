import type { CSSObject, Theme } from '@mui/material/styles'

/** How cells look that can be changed in the list, and the input over one. */
export function cellStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme
  return {
    'td.is-edit': { position: 'relative', cursor: 'cell' },
    'td.is-edit:hover': { boxShadow: `inset 0 0 0 1px ${palette.divider}` },
    'td.is-edit:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '.cell-editor': { position: 'absolute', inset: 0, minWidth: 90, zIndex: 2 },
    '.cell-editor[data-kind="text"]': { minWidth: 180 },
    '.is-numeric .cell-editor': { left: 'auto', width: '100%' },
    '.cell-editor input, .cell-editor select': {
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: '0 13px',
      font: 'inherit',
      textAlign: 'inherit',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: `2px solid ${palette.primary.main}`,
      borderRadius: 4,
      outline: 'none',
    },
    '.cell-editor select': { paddingInline: 8 },
    '.cell-editor [aria-invalid="true"]': { borderColor: palette.error.main },
    '.cell-error': {
      position: 'absolute',
      top: '100%',
      left: 0,
      zIndex: 4,
      width: 'max-content',
      maxWidth: 320,
      padding: '4px 8px',
      whiteSpace: 'normal',
      textAlign: 'left',
      fontSize: '0.8125rem',
      color: palette.error.contrastText,
      backgroundColor: palette.error.main,
      borderRadius: 4,
    },
    // Beside the cell that is typed in, which is the one below or the next one.
    '.cell-editor:not(:focus-within) .cell-error': { top: 'auto', bottom: '100%' },
    'td.is-edit:has(.cell-error)': { zIndex: 4 },
    '.is-numeric .cell-error': { left: 'auto', right: 0 },
  }
}

import { styled } from '@mui/material/styles'
import { ofTheme } from '../../theme/of-theme'
import { SheetRoot } from '../sheet-style'

/** Where a sheet scrolls by itself, its head above; a chosen range is tinted. */
export const SheetPlace = styled(SheetRoot)(
  ofTheme(({ theme }) => {
    const { palette } = theme.vars ?? theme
    return {
      overflow: 'auto',
      maxHeight: 'min(70dvh, 640px)',
      position: 'relative',
      '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: '0.875rem' },
      '& th': { whiteSpace: 'normal', verticalAlign: 'bottom' },
      contain: 'content',
      // On a phone there is no head to keep in view.
      '@media (min-width: 700px)': { '& thead': { position: 'sticky', top: 0, zIndex: 1 } },
      '& tbody tr.gap, & tbody tr.gap:hover': { padding: 0, border: 0, background: 'none' },
      '& td.what': { width: '45%' },
      '& input': { scrollMarginBlock: '56px 12px' },
      '& td.is-chosen': { backgroundColor: palette.primary.light },
      '& input.cell:read-only': { backgroundColor: palette.surface.subtle },
    }
  }),
)

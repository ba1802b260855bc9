import type { Theme } from '@mui/material/styles'
import { labelsAbove } from './labels-above'
import type { Looks } from './looks'

const vars = (theme: Theme) => (theme.vars ?? theme).palette

/** What content lies on: page, cards, tables, dialogs, menus. */
export const surfaces: Looks = {
  MuiCssBaseline: {
    styleOverrides: (theme: Theme) => ({
      // What the keyboard reaches comes under the bar above, not beneath it (WCAG 2.4.11).
      html: { textSizeAdjust: '100%', scrollPaddingTop: 76 },
      body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
      // What has no room is said to go on.
      'input:placeholder-shown': { textOverflow: 'ellipsis' },
      // The browser's own would be blue.
      '[type=search]::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
      // Nothing shows below what is awaited (`Awaited`), for a second at most: then marks of waiting do; movement or not.
      'main :has([data-awaited]) ~ *, main [data-awaited] ~ *': {
        animation: 'awaited step-end',
        animationDuration: '1s !important',
      },
      '@keyframes awaited': { from: { visibility: 'hidden' }, to: { visibility: 'hidden' } },
      ':focus-visible': { outlineColor: vars(theme).primary.main },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
        },
      },
    }),
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { boxShadow: '0 1px 2px rgb(10 40 38 / 4%)' } },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } } },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'default' } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 12,
        border: `1px solid ${vars(theme).divider}`,
        [theme.breakpoints.down('sm')]: {
          '&.MuiDialog-paperFullWidth:not(.MuiDialog-paperFullScreen)': {
            margin: 16,
            width: 'calc(100% - 32px)',
          },
        },
      }),
      paperFullScreen: { borderRadius: 0, border: 0 },
    },
  },
  MuiDialogContent: { styleOverrides: { root: labelsAbove } },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.1875rem', fontWeight: 650, padding: '18px 24px 10px' } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 4 } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ borderRadius: 10, marginTop: 4, border: `1px solid ${vars(theme).divider}` }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 36, fontSize: '0.875rem' } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: 'inherit' } } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: vars(theme).divider, fontSize: '0.875rem' }),
      sizeSmall: { padding: '7px 12px' },
      head: ({ theme }) => ({
        fontWeight: 600,
        fontSize: '0.8125rem',
        color: vars(theme).text.secondary,
        backgroundColor: vars(theme).surface.subtle,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 300 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: '0.8125rem',
        padding: '6px 10px',
        borderRadius: 6,
        color: vars(theme).background.paper,
        backgroundColor: vars(theme).text.primary,
      }),
      arrow: ({ theme }) => ({ color: vars(theme).text.primary }),
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiAlert: { styleOverrides: { root: { borderRadius: 8, alignItems: 'center' } } },
}

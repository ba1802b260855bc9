import type { Theme } from '@mui/material/styles'
import type { Looks } from './looks'

const vars = (theme: Theme) => (theme.vars ?? theme).palette

/** What the person acts on: buttons, fields, tabs, chips. Focus is always visible. */
export const controls: Looks = {
  MuiButtonBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${vars(theme).primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 8,
        minHeight: 36,
        paddingInline: 16,
        '@media (pointer: coarse)': { minHeight: 40 },
      },
      sizeSmall: { minHeight: 30, paddingInline: 10, '@media (pointer: coarse)': { minHeight: 40 } },
    },
  },
  MuiFab: { styleOverrides: { root: { textTransform: 'none' } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${vars(theme).divider}` }),
      option: { fontSize: '0.9375rem' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: vars(theme).background.paper,
        '&.Mui-disabled': { backgroundColor: vars(theme).surface.subtle },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: vars(theme).surface.field }),
    },
  },
  MuiFormLabel: { styleOverrides: { asterisk: ({ theme }) => ({ color: vars(theme).error.main }) } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.8125rem' } } },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 6, fontWeight: 500 },
      sizeSmall: { height: 24 },
      clickable: { '@media (pointer: coarse)': { minHeight: 40 } },
    },
  },
  MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: '3px 3px 0 0' } } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 44, fontSize: '0.9375rem', fontWeight: 600, paddingInline: 14 } },
  },
  // On a phone the title just below says the last step.
  MuiBreadcrumbs: {
    defaultProps: { separator: '›' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        marginBottom: 4,
        // A thumb hits it as well.
        '& a': { display: 'inline-block', paddingBlock: 8, marginBlock: -8 },
        [theme.breakpoints.down('sm')]: { 'li:last-child, li:nth-last-of-type(2)': { display: 'none' } },
      }),
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: false },
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${vars(theme).divider}`,
        borderRadius: 8,
        overflow: 'hidden',
        '&::before': { display: 'none' },
        '& + &': { marginTop: 8 },
      }),
    },
  },
}

import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { navColors } from './nav-colors'

/** One line of the side navigation: a link or the button of a group. */
export const NavButton = styled(ButtonBase)({
  display: 'flex',
  width: '100%',
  fontFamily: 'inherit',
  minHeight: 40,
  padding: '8px 12px',
  gap: 12,
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderRadius: 8,
  fontSize: '0.9063rem',
  lineHeight: 1.3,
  color: navColors.text,
  '&:hover': { backgroundColor: navColors.hover },
  '&:focus-visible': { outline: `2px solid ${navColors.mark}`, outlineOffset: -2 },
  '&[aria-current="page"]': {
    fontWeight: 650,
    color: '#ffffff',
    backgroundColor: navColors.active,
    boxShadow: `inset 3px 0 0 ${navColors.mark}`,
  },
  '&[data-within="true"]': { color: '#ffffff', fontWeight: 600 },
}) as typeof ButtonBase

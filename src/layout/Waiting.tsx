import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { sayShell } from './say-shell'

/** While a screen's code or the session arrives; nothing shows for the first 400 ms. */
export function Waiting() {
  return (
    <Box
      role="status"
      sx={{
        minHeight: '50vh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        typography: 'body2',
        color: 'text.secondary',
        animation: 'waiting-in 200ms 400ms backwards',
        '@keyframes waiting-in': { from: { opacity: 0 } },
      }}
    >
      <CircularProgress size={32} aria-hidden />
      {sayShell('shell.loading')}
    </Box>
  )
}

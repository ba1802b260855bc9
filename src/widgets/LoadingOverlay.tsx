import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { type ReactNode, useSyncExternalStore } from 'react'
import { say } from './say'
import { spinner as pageSpinners, type Spinners } from './spinner-store'

type Props = {
  /** The spinner that covers what is inside. */
  name: string
  children?: ReactNode
  label?: string
  spinners?: Spinners
}

/** Covers its content while the named spinner runs; the content cannot be acted on meanwhile. */
export function LoadingOverlay({ name, children, label, spinners = pageSpinners }: Props) {
  const isVisible = () => spinners.isVisible(name)
  const visible = useSyncExternalStore(spinners.subscribe, isVisible, isVisible)
  return (
    <Box sx={{ position: 'relative', minHeight: children ? undefined : 120 }}>
      <div inert={visible} aria-busy={visible}>
        {children}
      </div>
      <Box role="status" sx={visible ? veil : undefined}>
        {visible && (
          <>
            <CircularProgress size={36} aria-hidden />
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{label ?? say('widget.loading')}</Box>
          </>
        )}
      </Box>
    </Box>
  )
}

const veil = {
  position: 'absolute',
  inset: 0,
  zIndex: 5,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.5,
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, var(--mui-palette-background-default) 78%, transparent)',
  animation: 'veil-in 200ms ease-out',
  '@keyframes veil-in': { from: { opacity: 0 } },
}

import Lock from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { cloneElement, type ReactElement } from 'react'
import { say } from './say'

type Props = { allowed: boolean; children: ReactElement<{ disabled?: boolean }>; message?: string }

/** Disables its field for who may not change it, and says why on hover, focus or touch. */
export function PermissionWrapper({ allowed, children, message = say('error.unauthorizedField') }: Props) {
  if (allowed) return children
  return (
    <Tooltip title={message} enterTouchDelay={0} placement="top-start">
      <Box role="group" tabIndex={0} sx={{ position: 'relative', borderRadius: 1 }}>
        {cloneElement(children, { disabled: true })}
        <Lock
          aria-hidden
          sx={{
            position: 'absolute',
            top: -2,
            right: -2,
            fontSize: 18,
            p: '2px',
            borderRadius: '50%',
            color: 'text.secondary',
            bgcolor: 'surface.subtle',
          }}
        />
      </Box>
    </Tooltip>
  )
}

import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import type { ReactNode } from 'react'

interface Props {
  label: string
  sx?: SxProps<Theme>
  children: ReactNode
}

/** A table of many columns of text: it scrolls sideways in its frame where the window is narrower. */
export const WideTable = ({ label, sx, children }: Props) => (
  <Box
    role="region"
    aria-label={label}
    tabIndex={0}
    sx={{
      overflowX: 'auto',
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: 2,
    }}
  >
    <Table
      size="small"
      aria-label={label}
      sx={[
        {
          minWidth: 1100,
          tableLayout: 'fixed',
          '& td, & th': { verticalAlign: 'top', whiteSpace: 'normal' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Table>
  </Box>
)

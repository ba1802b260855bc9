import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Tone } from '../../resources/schema/field'

/** A status: its colour and, always, its text. */
export function Badge({ tone = 'grey', label, icon }: { tone?: Tone; label: string; icon?: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        maxWidth: '100%',
        px: 1,
        py: '2px',
        borderRadius: '6px',
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.45,
        color: `tone.${tone}.text`,
        bgcolor: `tone.${tone}.fill`,
        '& svg': { fontSize: '1rem' },
      }}
    >
      {icon ?? <Box component="span" aria-hidden sx={dot} />}
      {label}
    </Box>
  )
}

const dot = { width: 7, height: 7, borderRadius: '50%', bgcolor: 'currentColor', flex: 'none' }

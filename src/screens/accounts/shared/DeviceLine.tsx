import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'

interface Props {
  name: string
  /** Said of the device that one is at, which is not ended from here. */
  hereLabel?: string
  facts: readonly string[]
  /** Absent where it is only looked at. */
  end?: { label: string; name: string; isPending: boolean; run: () => void }
}

/** A device: what is known of it, and how to end what it has. */
export const DeviceLine = ({ name, hereLabel, facts, end }: Props) => (
  <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="subtitle2">{name}</Typography>
        {hereLabel && <Chip size="small" color="success" label={hereLabel} />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts.join(' · ')}
      </Typography>
    </Box>
    {!hereLabel && end && (
      <Button size="small" color="inherit" disabled={end.isPending} aria-label={end.name} onClick={end.run}>
        {end.label}
      </Button>
    )}
  </Box>
)

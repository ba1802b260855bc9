import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined'
import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { say } from './say'

type Props = { title?: string; text?: string; onRetry?: () => void }

/** Said in place of content that could not be loaded. */
export function ErrorState({
  title = say('widget.error.title'),
  text = say('error.unexpected'),
  onRetry,
}: Props) {
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        py: 6,
        px: 2,
        gap: 1,
      }}
    >
      <Box aria-hidden sx={medallion}>
        <ErrorIcon />
      </Box>
      <Typography variant="h4" component="p">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 440, whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      {onRetry && (
        <Button variant="outlined" startIcon={<Refresh />} onClick={onRetry} sx={{ mt: 1.5 }}>
          {say('widget.retry')}
        </Button>
      )}
    </Box>
  )
}

const medallion = {
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  mb: 1,
  borderRadius: '50%',
  color: 'tone.red.text',
  bgcolor: 'tone.red.fill',
  '& svg': { fontSize: 28 },
}

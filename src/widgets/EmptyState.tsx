import Inbox from '@mui/icons-material/InboxOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { say } from './say'

type Props = { title?: string; text?: ReactNode; icon?: ReactNode; action?: ReactNode; isPage?: boolean }

/** Said in place of content that does not exist yet, with what to do about it; of a whole page, with its heading. */
export function EmptyState({ title = say('widget.empty.title'), text, icon, action, isPage }: Props) {
  return (
    <Box
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
        {icon ?? <Inbox />}
      </Box>
      <Typography variant="h4" component={isPage ? 'h1' : 'p'}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 440, textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
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
  color: 'primary.main',
  bgcolor: 'primary.light',
  '& svg': { fontSize: 28 },
}

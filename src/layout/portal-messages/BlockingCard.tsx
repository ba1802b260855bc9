import Build from '@mui/icons-material/BuildOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import { RichText } from '../../widgets/RichText'

interface BlockingCardProps {
  title: string
  html: string
  hint?: string
  children?: ReactNode
}

/** What a blocking message says; the same in its preview. */
export function BlockingCard({ title, html, hint, children }: BlockingCardProps) {
  return (
    <Card sx={{ p: { xs: 3, md: 5 }, maxWidth: 640, width: '100%', textAlign: 'center' }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 64,
          height: 64,
          mx: 'auto',
          mb: 2,
          borderRadius: '50%',
          color: 'tone.orange.text',
          bgcolor: 'tone.orange.fill',
        }}
      >
        <Build fontSize="large" />
      </Box>
      <Box component="h1" sx={{ typography: 'h2', m: 0, mb: 2, overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      <Box sx={{ textAlign: 'left' }}>
        <RichText html={html} />
      </Box>
      {hint && <Box sx={{ mt: 3, typography: 'body2', color: 'text.secondary' }}>{hint}</Box>}
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Card>
  )
}

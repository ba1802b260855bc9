import Campaign from '@mui/icons-material/CampaignOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { RichText } from '../../widgets/RichText'

interface BannerCardProps {
  title: string
  html: string
  isGrave?: boolean
  note?: ReactNode
}

/** A message as a banner. */
export function BannerCard({ title, html, isGrave = false, note }: BannerCardProps) {
  const tone = isGrave ? 'orange' : 'blue'
  const Icon = isGrave ? Warning : Campaign
  return (
    <Box
      component="article"
      sx={{
        display: 'flex',
        gap: 2,
        p: 2,
        borderRadius: 2,
        borderLeft: 4,
        borderColor: `tone.${tone}.text`,
        bgcolor: `tone.${tone}.fill`,
      }}
    >
      <Icon aria-hidden sx={{ color: `tone.${tone}.text` }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 0.5, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <RichText html={html} />
        {note && <Box sx={{ mt: 1, typography: 'caption', color: 'text.secondary' }}>{note}</Box>}
      </Box>
    </Box>
  )
}

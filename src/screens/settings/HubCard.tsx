import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router'
import { settingsTexts } from '../../../i18n/fr/settings'
import { listPath } from '../../admin/paths'
import { groupIcon } from './group-icons'
import type { HubGroup } from './hub'

/** One group of settings tables. */
export function HubCard({ group }: { group: HubGroup }) {
  const titleId = useId()
  const Icon = groupIcon(group.name)
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 2, pt: 1.75, pb: 0.75 }}>
        <Box aria-hidden sx={medallion}>
          <Icon fontSize="small" />
        </Box>
        <Typography id={titleId} variant="h4" component="h2">
          {group.title}
        </Typography>
      </Box>
      <HubLinks group={group} />
    </Paper>
  )
}

/** The tables of a group, each a link to its list. */
export function HubLinks({ group }: { group: HubGroup }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, pb: 1, listStyle: 'none' }}>
      {group.entries.map(({ resource, label, matches }) => (
        <li key={resource.name}>
          <Box component={Link} to={listPath(resource)} className="row-link" sx={link}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {label}
              {matches.length > 0 && (
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {settingsTexts.holds({ fields: matches.join(', ') })}
                </Box>
              )}
            </Box>
            <ChevronRight aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
          </Box>
        </li>
      ))}
    </Box>
  )
}

const card = { breakInside: 'avoid', mb: 2, display: 'inline-block', width: '100%' }
const medallion = {
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  borderRadius: '8px',
  color: 'primary.main',
  bgcolor: 'primary.light',
}
const link = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 38,
  px: 2,
  py: 0.75,
  typography: 'body2',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'surface.subtle', color: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
}

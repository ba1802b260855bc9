import Add from '@mui/icons-material/Add'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { listTexts } from '../../../i18n/fr/list'
import { createPath } from '../paths'
import { useListScreen } from './list-screen'

/** What the list is, how many rows it has, and its main action. */
export function ListHeading({ actions }: { actions?: ReactNode }) {
  const { resource, rights, rows, total, isCapped } = useListScreen()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 2 }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        {resource.group && (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              typography: 'body2',
              color: 'text.secondary',
              mb: 0.25,
            }}
          >
            <Link component={RouterLink} to="/settings" color="inherit">
              {listTexts.settings}
            </Link>
            <ChevronRight aria-hidden sx={{ fontSize: 18 }} />
            {resource.group}
          </Box>
        )}
        <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Typography variant="h1">{resource.label[1]}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }} role="status">
            {rows && listTexts.total(total, isCapped)}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {actions}
        {rights.create && (
          <Button
            variant="contained"
            component={RouterLink}
            to={createPath(resource)}
            startIcon={<Add />}
            aria-keyshortcuts="n"
          >
            {listTexts.create}
          </Button>
        )}
      </Box>
    </Box>
  )
}

import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageActions } from '../admin/form/page-actions'
import { useTitle } from '../admin/use-title'

interface Props {
  title: string
  /** Beside the title: a status. */
  badge?: ReactNode
  /** Undefined while it is awaited: its line is kept. */
  subtitle?: ReactNode
  back?: { path: string; label: string }
  /** What may be done. */
  children?: ReactNode
}

/** The head of a page made by hand: where one is, what it is, what may be done. */
export function PageHead(props: Props) {
  const { title, badge, subtitle, back, children } = props
  useTitle(title)
  return (
    <Box component="header" sx={{ mb: 2 }}>
      {back && (
        <Breadcrumbs>
          <MuiLink component={Link} to={back.path}>
            {back.label}
          </MuiLink>
          <span aria-current="page">{title}</span>
        </Breadcrumbs>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {badge}
          </Box>
          {subtitle !== null && 'subtitle' in props && (
            <Box
              role="status"
              sx={{ typography: 'body2', color: 'text.secondary', mt: 0.25, minHeight: '1lh' }}
            >
              {subtitle}
            </Box>
          )}
        </Box>
        {children && <Box sx={pageActions}>{children}</Box>}
      </Box>
    </Box>
  )
}

import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formTexts } from '../../../i18n/fr/form'
import { type AnyResource, listTitle } from '../../../resources/schema/resource'
import { listPath } from '../paths'
import { useTitle } from '../use-title'
import { pageActions } from './page-actions'

type Props = { resource: AnyResource; title: string; children?: ReactNode; aside?: ReactNode }

/** Where one is, what is shown, and what may be done with it. */
export function PageHeader({ resource, title, children, aside }: Props) {
  useTitle(title)
  return (
    <Box component="header" sx={{ mb: 2 }}>
      <Breadcrumbs aria-label={formTexts.path}>
        {resource.group && (
          <MuiLink component={Link} to="/settings">
            {formTexts.settings}
          </MuiLink>
        )}
        {!resource.singleton && (
          <MuiLink component={Link} to={listPath(resource)}>
            {listTitle(resource)}
          </MuiLink>
        )}
        <Box component="span" aria-current="page" sx={{ color: 'text.secondary' }}>
          {title}
        </Box>
      </Breadcrumbs>
      <Box sx={headStyle}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere', minWidth: 0, flexGrow: 1 }}>
          {title}
        </Typography>
        {children && <Box sx={actions}>{children}</Box>}
      </Box>
      {aside}
    </Box>
  )
}

/** A long title goes on to a second line rather than push the actions away; on a phone they stand below it. */
const headStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'stretch', md: 'center' },
  columnGap: 2,
  rowGap: 1,
} as const

const actions = {
  ...pageActions,
  flexShrink: 0,
  maxWidth: { md: '80%' },
  justifyContent: { md: 'flex-end' },
} as const

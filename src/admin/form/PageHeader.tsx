import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formTexts } from '../../../i18n/fr/form'
import type { AnyResource } from '../../../resources/schema/resource'
import { listPath } from '../paths'
import { useTitle } from '../use-title'

type Props = { resource: AnyResource; title: string; children?: ReactNode; aside?: ReactNode }

/** Where one is, what is shown, and what may be done with it. */
export function PageHeader({ resource, title, children, aside }: Props) {
  useTitle(title)
  return (
    <Box component="header" sx={{ mb: 2 }}>
      <Breadcrumbs aria-label={formTexts.path} separator="›" sx={{ typography: 'body2', mb: 0.5 }}>
        {resource.group && (
          <MuiLink component={Link} to="/settings">
            {formTexts.settings}
          </MuiLink>
        )}
        {!resource.singleton && (
          <MuiLink component={Link} to={listPath(resource)}>
            {resource.label[1]}
          </MuiLink>
        )}
        <Box component="span" aria-current="page" sx={{ color: 'text.secondary' }}>
          {title}
        </Box>
      </Breadcrumbs>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere', flex: '1 1 auto' }}>
          {title}
        </Typography>
        {children && <Box sx={actions}>{children}</Box>}
      </Box>
      {aside}
    </Box>
  )
}

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 0, sm: 1 },
  ml: { xs: -1, sm: 0 },
  '& .MuiButton-root': { px: { xs: 1, sm: 2 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
}

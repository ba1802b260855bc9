import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { helpApiTexts } from '../../../i18n/fr/help-api'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { toast } from '../../widgets/toast-store'
import { usePageQuery } from '../../widgets/use-page-query'
import { HelpCenter } from './HelpCenter'
import { sayHelp } from './help-texts'

/** The help centre of an application: only the documents made for it. */
export function HelpCenterScreen() {
  const { app, client, screens } = useApp()
  const [query, setQuery] = usePageQuery()
  const goTo = (page: number) =>
    setQuery((current) => {
      const next = new URLSearchParams(current)
      if (page > 1) next.set('page', String(page))
      else next.delete('page')
      return next
    })
  return (
    <>
      <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
        {sayHelp('help.title')}
      </Box>
      <Box component="p" sx={{ mt: 0.5, mb: 1, color: 'text.secondary' }}>
        {sayHelp('help.intro')}
      </Box>
      <Box component="p" sx={{ mt: 0, mb: 3 }}>
        {screens.HelpApi && (
          <MuiLink component={Link} to={screenAddress(screens.HelpApi)} underline="always">
            {helpApiTexts.link}
          </MuiLink>
        )}
      </Box>
      <HelpCenter
        http={client.http}
        application={app}
        fileCall={({ File }) => `/file/download/${File?.id}`}
        page={Number(query.get('page') ?? 1) || 1}
        onPage={goTo}
        onProblem={(display) => toast.error(display)}
      />
    </>
  )
}

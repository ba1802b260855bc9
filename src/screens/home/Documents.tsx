import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { sendFor } from '../../../providers/send-to'
import { helpEndpoints } from '../../../resources/content/help-endpoints'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { type HelpItem, kindOfFile, monthOf, nameOf, shownItems } from '../../trade/help-center'
import { AllLink } from './AllLink'
import { SectionTitle } from './SectionTitle'
import { sayHome } from './say-home'

const shownCount = 3

/** The latest documents made for this application, with a link to them all; nothing when there is none. */
export function Documents() {
  const { app, client, screens } = useApp()
  const { data = [] } = useQuery({
    queryKey: ['home', 'documents'],
    queryFn: ({ signal }) =>
      sendFor<HelpItem[]>(client.http, helpEndpoints.list, {}, { signal, quiet: true }),
  })
  const dateOf = ({ application_date }: HelpItem) => application_date ?? ''
  const latest = shownItems(data, app, new Date())
    .sort((a, b) => dateOf(b).localeCompare(dateOf(a)))
    .slice(0, shownCount)
  const center = screens.HelpCenterList
  if (latest.length === 0 || !center) return null
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <SectionTitle>{sayHome('home.documents')}</SectionTitle>
      <Card component="ul" sx={{ m: 0, mb: 1, p: 0, listStyle: 'none' }}>
        {latest.map((item) => (
          <Box
            component="li"
            key={item.id}
            sx={{ px: 2.5, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Box sx={{ fontWeight: 550 }}>{nameOf(item)}</Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {[kindOfFile(item), monthOf(item)].filter(Boolean).join(' · ')}
            </Box>
          </Box>
        ))}
      </Card>
      <AllLink to={screenAddress(center)}>{sayHome('home.allDocuments')}</AllLink>
    </Box>
  )
}

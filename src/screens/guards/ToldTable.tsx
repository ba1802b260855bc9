import Box from '@mui/material/Box'
import TableBody from '@mui/material/TableBody'
import MuiCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { toldTexts } from '../../../i18n/fr/told'
import { notificationKinds } from '../../../resources/content/notification-kinds'
import { say } from '../../../resources/schema/say'
import {
  type Campaign,
  campaignNames,
  type Told,
  type ToldEvent,
  told,
  toldEvents,
} from '../../../resources/trade/told'
import { WideTable } from './WideTable'

const texts = toldTexts.screen
const campaigns = Object.entries(campaignNames) as [Campaign, string][]
const events = Object.entries(toldEvents) as [ToldEvent, string][]

/** Who is told under which kind; or why nobody is. */
function ToldCell({ cell }: { cell: Told }) {
  if ('nobody' in cell)
    return (
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {texts.nobody} – {cell.nobody}
      </Box>
    )
  return (
    <>
      <Box sx={{ typography: 'body2', fontWeight: 600 }}>{texts.to[cell.to]}</Box>
      <Box sx={{ typography: 'body2' }}>
        {say(`resources.notification.options.kind.${cell.kind}`, notificationKinds[cell.kind].label)}
      </Box>
    </>
  )
}

/** Events by campaigns, on a wide screen. */
const Wide = () => (
  <WideTable label={texts.title}>
    <TableHead>
      <TableRow>
        <MuiCell component="th" scope="col" sx={{ width: 150 }}>
          {texts.event}
        </MuiCell>
        {campaigns.map(([campaign, name]) => (
          <MuiCell key={campaign} component="th" scope="col">
            {name}
          </MuiCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {events.map(([event, label]) => (
        <TableRow key={event}>
          <MuiCell component="th" scope="row">
            {label}
          </MuiCell>
          {campaigns.map(([campaign]) => (
            <MuiCell key={campaign}>
              <ToldCell cell={told[campaign][event]} />
            </MuiCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </WideTable>
)

/** One card a campaign, on a phone. */
const Narrow = () => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
    {campaigns.map(([campaign, name]) => (
      <Box
        component="li"
        key={campaign}
        sx={{ p: 2, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 2 }}
      >
        <Box component="h3" sx={{ typography: 'subtitle1', fontWeight: 600, m: 0, mb: 1 }}>
          {name}
        </Box>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
          {events.map(([event, label]) => (
            <Box key={event}>
              <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <ToldCell cell={told[campaign][event]} />
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    ))}
  </Box>
)

/** « Qui est prévenu de quoi »: what each campaign tells to whom (`resources/trade/told.ts`). */
export const ToldTable = ({ isWide }: { isWide: boolean }) => (
  <Box component="section" sx={{ mt: 4 }}>
    <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 0.5 }}>
      {texts.title}
    </Box>
    <Box component="p" sx={{ m: 0, mb: 1.5, color: 'text.secondary', maxWidth: 900 }}>
      {texts.intro}
    </Box>
    {isWide ? <Wide /> : <Narrow />}
  </Box>
)

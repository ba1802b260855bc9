import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { VolumeMember } from '../../../resources/volumes/answers'
import { volumeResponseStates } from '../../../resources/volumes/states'
import { StateBadge } from '../../widgets/StateBadge'
import { SheetRoot } from '../../widgets/sheet-style'

/** Who is asked and how far each has come. */
export function VolumeMembers({ members }: { members: readonly VolumeMember[] }) {
  const sent = members.filter(({ status }) => status === 'sent').length
  const pct = members.length ? Math.round((sent / members.length) * 100) : 0
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {texts.members}
        </Typography>
        <Box sx={{ minWidth: 180 }}>
          {texts.rate({ done: sent, all: members.length, pct: String(pct) })}
          <LinearProgress
            variant="determinate"
            value={pct}
            aria-label={texts.answerRate}
            sx={{ mt: 0.5, borderRadius: 1 }}
          />
        </Box>
      </Box>
      <SheetRoot tabIndex={0} role="region" aria-label={texts.members}>
        <table aria-label={texts.members}>
          <thead>
            <tr>
              <th scope="col">{texts.member}</th>
              <th scope="col">{texts.state}</th>
              <th scope="col" className="number">
                {texts.filled}
              </th>
              <th scope="col">{texts.sentAt}</th>
              <th scope="col" className="number">
                {texts.reminders}
              </th>
            </tr>
          </thead>
          <tbody>
            {members.map((one) => (
              <tr key={one.id}>
                <td className="label">{one.name}</td>
                <td className="state">
                  <StateBadge state={volumeResponseStates[one.status]} />
                </td>
                <td className="number" data-label={texts.filled}>
                  {one.status === 'sent' ? `${one.filled} / ${one.lines}` : '–'}
                </td>
                <td data-label={texts.sentAt}>
                  {one.submitted_at && one.status === 'sent' ? frenchMoment(one.submitted_at) : '–'}
                </td>
                <td className="number" data-label={texts.reminders}>
                  {one.reminder_count}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetRoot>
    </Box>
  )
}

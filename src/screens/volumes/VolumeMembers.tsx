import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { VolumeRequestPage } from '../../../resources/volumes/answers'
import { volumeRequests } from '../../../resources/volumes/endpoints'
import { volumeResponseStates } from '../../../resources/volumes/states'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { AcceptUnsent } from '../../trade/AcceptUnsent'
import { SheetTable } from '../../widgets/SheetTable'
import { StateBadge } from '../../widgets/StateBadge'

const tags = [volumeRequests.page.of]

/** Who is asked and how far each has come. */
export function VolumeMembers({ page: { request, members } }: { page: VolumeRequestPage }) {
  const may = useAllowed()
  const { acceptUnsent } = useEndpoints(volumeRequests)
  const act = useEndpointAct(tags)
  const isClosed = request.status === '200'
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
      <SheetTable
        name={texts.members}
        rows={members}
        keyOf={(one) => one.id}
        columns={[
          { title: texts.member, is: 'label', of: (one) => one.name },
          {
            title: texts.state,
            is: 'state',
            of: (one) => <StateBadge state={volumeResponseStates[one.status]} />,
            under: (one) => isClosed && one.unsent > 0 && texts.unsent({ smart_count: one.unsent }),
          },
          {
            title: texts.filled,
            is: 'number',
            of: (one) => (one.status === 'sent' ? `${one.filled} / ${one.lines}` : '–'),
          },
          {
            title: texts.sentAt,
            of: (one) => (one.submitted_at && one.status === 'sent' ? frenchMoment(one.submitted_at) : '–'),
          },
          {
            title: texts.reminders,
            is: 'number',
            of: (one) => one.reminder_count,
            under: (one) => one.reminded_at && frenchMoment(one.reminded_at),
          },
          isClosed &&
            may('createVolumeRequest') && {
              is: 'end',
              of: (one) =>
                one.unsent > 0 && (
                  <AcceptUnsent
                    name={one.name}
                    text={texts.acceptUnsentText}
                    act={act}
                    accept={() => acceptUnsent({ id: request.id, response_id: one.id })}
                  />
                ),
            },
        ]}
      />
    </Box>
  )
}

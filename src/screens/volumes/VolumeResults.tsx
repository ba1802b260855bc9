import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { frenchQuantity } from '../../../i18n/fr/orders'
import { partyTexts } from '../../../i18n/fr/parties'
import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import { frenchDay } from '../../../resources/schema/date-text'
import { pathOf } from '../../../resources/schema/endpoint'
import { fold } from '../../../resources/schema/fold'
import {
  type VolumeRequestPage,
  type VolumeResultRow,
  volumeRequestPage,
} from '../../../resources/volumes/answers'
import { volumeRequests } from '../../../resources/volumes/endpoints'
import { AnswerTable } from '../../trade/AnswerTable'
import { PaperButton } from '../../trade/PaperButton'
import { EmptyState } from '../../widgets/EmptyState'
import { KeptVolume } from './KeptVolume'
import { MemberVolumes } from './MemberVolumes'

/** Fewer products are not searched. */
const page = 50

/** What each product comes to, with what it is made of. */
export function VolumeResults({ page: { request, results, members } }: { page: VolumeRequestPage }) {
  const [search, setSearch] = useState('')
  const [chosen, choose] = useState<VolumeResultRow>()
  const words = fold(search)
  const found = results.filter(({ code, label, family }) =>
    fold(`${code} ${label} ${family}`).includes(words),
  )
  const left = members.flatMap(({ name, left_out: why }) =>
    why === null ? [] : [partyTexts.of({ name, why })],
  )
  const isDone = request.status === '250'
  const hasLots = results.some(({ lot }) => lot)
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {texts.results}
        </Typography>
        <PaperButton
          path={pathOf(volumeRequests.workbook, { id: request.id })}
          filename={`resultats-volumes-${request.id}.xlsx`}
          label={texts.export}
        />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {request.use_prefilled_for_missing ? texts.usesPrefilled : texts.leavesOut} {!isDone && texts.live}
        {request.need_start && request.need_end && (
          <div>{texts.need({ from: frenchDay(request.need_start), to: frenchDay(request.need_end) })}</div>
        )}
        {request.tender && (
          <div>
            {texts.tender} :{' '}
            <MuiLink component={Link} to={`/tender/${request.tender.id}`} underline="always">
              {request.tender.label}
            </MuiLink>
          </div>
        )}
      </Box>
      {left.length > 0 && <Alert severity="warning">{partyTexts.left({ parties: left.join(', ') })}</Alert>}
      {results.length > page && (
        <TextField
          type="search"
          size="small"
          label={texts.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ width: { xs: 1, sm: 360 } }}
        />
      )}
      {found.length === 0 ? (
        <EmptyState title={texts.notFound} />
      ) : (
        <AnswerTable
          answer={volumeRequestPage.results}
          name={texts.results}
          rows={found}
          keyOf={({ product_id }) => product_id}
          more={(n) => texts.more({ n })}
          columns={[
            {
              field: 'label',
              title: texts.product,
              is: 'what',
              of: (row) => (
                <MuiLink
                  component="button"
                  underline="always"
                  aria-label={texts.showMembers({ product: row.label })}
                  onClick={() => choose(row)}
                >
                  {row.label}
                </MuiLink>
              ),
              under: (row) => `${row.code} · ${row.family}`,
            },
            {
              field: 'total',
              is: 'number amount',
              of: (row) => `${frenchQuantity(row.total)} ${row.unit}`,
            },
            { field: 'answers', of: (row) => `${row.answers} / ${row.expected}` },
            'prefilled',
            { title: texts.missing, is: 'number', of: (row) => row.expected - row.answers - row.prefilled },
            'completion_rate',
            hasLots && {
              field: 'lot',
              under: (row) =>
                row.kept !== null && <KeptVolume request={request.id} row={row} kept={row.kept} />,
            },
          ]}
        />
      )}
      {chosen && <MemberVolumes request={request.id} product={chosen} onClose={() => choose(undefined)} />}
    </Box>
  )
}

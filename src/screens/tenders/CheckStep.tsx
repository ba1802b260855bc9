import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { useState } from 'react'
import { Link } from 'react-router'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { tenderPublication } from '../../../resources/tenders/endpoints'
import type { Missing } from '../../../resources/tenders/missing'
import { preparationSteps } from '../../../resources/tenders/preparation'
import { useEndpoints } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { ChangesSummary } from './ChangesSummary'
import type { PreparationProps } from './preparation-props'
import { useTenderAct, useWhiteZones } from './use-tenders'

const { check: texts, notice, white } = tenderScreens

/** Where a missing thing is put right. */
const placeOf = ({ step }: Missing): string => `?tab=preparation&step=${step}`

/** Everything that is missing, with the way to each; then the publication. */
export function CheckStep({ prepared }: PreparationProps) {
  const calls = useEndpoints(tenderPublication)
  const { run, isPending } = useTenderAct()
  const may = useAllowed()
  const [mayPublish, mayNotice] = [may('publishTender'), may('managePublicNotice')]
  const [isAsked, ask] = useState(false)
  const { tender, missing } = prepared
  const zones = useWhiteZones(tender.id).data?.data ?? []
  const waiting = new Set(zones.flatMap(({ members }) => members.map(({ id }) => id))).size
  if (tender.status !== '100') return <Alert severity="success">{texts.published}</Alert>
  const publish = async () => {
    await run(
      () => calls.publish({ id: tender.id }),
      () => texts.published,
    )
    ask(false)
  }
  const makeNotice = () => run(() => calls.makeNotice({ id: tender.id }), notice.made)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {missing.length === 0 ? (
        <Alert severity="success">{texts.ready}</Alert>
      ) : (
        <Alert severity="warning">
          {texts.missing}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {missing.map((one) => (
              <li key={`${one.name} ${one.message}`}>
                <MuiLink component={Link} underline="always" to={placeOf(one)}>
                  {preparationSteps[one.step]}
                </MuiLink>{' '}
                – {one.message}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {prepared.warnings.length > 0 && (
        <Alert severity="info">
          {texts.law}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {prepared.warnings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </Box>
        </Alert>
      )}
      <ChangesSummary tender={tender} />
      {waiting > 0 && (
        <Alert severity="info">
          {white.waiting({ smart_count: waiting })}{' '}
          <MuiLink component={Link} underline="always" to="?tab=preparation&step=suppliers">
            {white.see}
          </MuiLink>
        </Alert>
      )}
      {tender.is_public && !prepared.notice && mayNotice && (
        <Box>
          <Button variant="outlined" loading={isPending} onClick={() => void makeNotice()}>
            {notice.make}
          </Button>
        </Box>
      )}
      {prepared.notice && mayNotice && (
        <MuiLink component={Link} underline="always" to={`/public-notices/${prepared.notice.id}`}>
          {notice.see}
        </MuiLink>
      )}
      {mayPublish && (
        <Box>
          <Button variant="contained" disabled={missing.length > 0} onClick={() => ask(true)}>
            {tenderScreens.verbs.publish}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={isAsked}
        title={texts.confirm}
        confirmLabel={tenderScreens.verbs.publish}
        pending={isPending}
        onClose={() => ask(false)}
        onConfirm={() => void publish()}
      >
        {texts.confirmText}
      </ConfirmDialog>
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { egalimScreenTexts as texts } from '../../../i18n/fr/egalim-screens'
import { addressOf } from '../../../providers/endpoints'
import type { MaCantineCheck } from '../../../resources/egalim/answers'
import { egalimEndpoints } from '../../../resources/egalim/endpoints'
import { useEndpoints } from '../../fields/endpoints'
import { PaperButton } from '../../trade/PaperButton'
import { useAct } from '../../widgets/use-act'
import { ClosingSection } from './ClosingSection'

/** One thing is wrong with all of them, as the number of the member itself: it is told once. */
const isOfEveryLine = ({ errors, more, lines }: MaCantineCheck) =>
  errors.length > 1 &&
  errors.length + more === lines &&
  errors.every(({ message }) => message === errors[0]?.message)

/** The file of ma-cantine: its lines are checked first, what is wrong is told line by line; then its year is closed. */
export function MaCantine({ year, adherent }: { year: number; adherent: number | undefined }) {
  const calls = useEndpoints(egalimEndpoints)
  const { run, isPending } = useAct()
  const [check, setCheck] = useState<MaCantineCheck>()
  const control = async () => {
    const found = await run(() => calls.check({ year, adherent_id: adherent }))
    if (found) setCheck(found)
  }
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{texts.cantine}</Typography>
      <Box sx={{ maxWidth: 760 }}>{texts.cantineText}</Box>
      {adherent === undefined ? (
        <Alert severity="info">{texts.chooseMember}</Alert>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" loading={isPending} onClick={() => void control()}>
            {texts.check}
          </Button>
          {check && !check.errors.length && check.lines > 0 && (
            <PaperButton
              isMain
              path={addressOf(egalimEndpoints.maCantine, { year, adherent_id: adherent })}
              filename={`ma-cantine-${year}.csv`}
              label={texts.download}
            />
          )}
        </Box>
      )}
      <div role="status">
        {check && !check.errors.length && (
          <Alert severity="success">{texts.checked({ smart_count: check.lines })}</Alert>
        )}
        {check && check.errors.length > 0 && (
          <Alert severity="error">
            {texts.wrong}
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {isOfEveryLine(check) ? (
                <li>{texts.everyLine({ smart_count: check.lines, message: check.errors[0]?.message })}</li>
              ) : (
                check.errors.map(({ line, order, label, message }) => (
                  <li key={`${line} ${message}`}>{texts.fault({ line, order, label, message })}</li>
                ))
              )}
              {check.more > 0 && !isOfEveryLine(check) && <li>{texts.more({ smart_count: check.more })}</li>}
            </Box>
          </Alert>
        )}
      </div>
      {adherent !== undefined && <ClosingSection year={year} adherent={adherent} />}
    </Box>
  )
}

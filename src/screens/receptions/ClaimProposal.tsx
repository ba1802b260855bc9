import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { euros } from '../../../i18n/fr/orders'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { useAllowed } from '../../fields/engine'
import { useLitigationAct, useLitigationCalls } from '../../trade/use-litigations'

/** The litigation that signing has prepared: sent, completed or dismissed by whoever may. */
export function ClaimProposal({ id, gap }: { id: number; gap: string }) {
  const calls = useLitigationCalls()
  const navigate = useNavigate()
  const may = useAllowed()
  const { run, isPending } = useLitigationAct()
  const [isDone, setDone] = useState(false)
  if (isDone) return null
  const done = async (act: () => Promise<unknown>, said: string) => {
    if (await run(act, said)) setDone(true)
  }
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{texts.proposal}</AlertTitle>
      {compareDecimals(gap, '0') > 0 ? texts.proposalText({ amount: euros(gap) }) : texts.proposalNone}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {may('createLitigation') && (
          <Button
            variant="contained"
            loading={isPending}
            onClick={() => void done(() => calls.send({ id }), texts.claimSent)}
          >
            {texts.sendClaim}
          </Button>
        )}
        <Button variant="outlined" onClick={() => navigate(`/litigations/${id}`)}>
          {texts.editClaim}
        </Button>
        {may('deleteLitigation') && (
          <Button onClick={() => void done(() => calls.remove({ id }), texts.claimDismissed)}>
            {texts.dismissClaim}
          </Button>
        )}
      </Box>
    </Alert>
  )
}

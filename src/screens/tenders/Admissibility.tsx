import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { lowScreenTexts } from '../../../i18n/fr/low-offer-screens'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { OfferAnswer } from '../../../resources/tenders/comparison-answers'
import { lotJudgement } from '../../../resources/tenders/judgement-endpoints'
import { useEndpoints } from '../../fields/endpoints'
import { ReasonDialog } from '../../trade/ReasonDialog'
import { Badge } from '../../widgets/Badge'
import { AskExplanation } from './AskExplanation'
import { ExchangeState } from './Exchange'
import { currentExchange } from './LowOffers'
import { useTenderAct } from './use-tenders'

const texts = tenderScreens.comparison

interface Props {
  lotId: number
  offer: OfferAnswer
  isLocked: boolean
}

/** Whether an offer is admissible: declared irregular with its reason, and admitted again. */
export function Admissibility({ lotId, offer, isLocked }: Props) {
  const calls = useEndpoints(lotJudgement)
  const { run, isPending } = useTenderAct()
  const [asked, ask] = useState<'irregular' | 'explanation'>()
  const judge = async (reason: string | null) => {
    const said = reason ? texts.declared : texts.readmitted
    if (await run(() => calls.admissibility({ id: lotId, offer_id: offer.id, reason }), said)) ask(undefined)
  }
  const reason = offer.irregular_reason
  const exchange = currentExchange(offer)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span>{reason ? `${texts.irregular} : ${reason}` : texts.regular}</span>
      {exchange ? (
        <ExchangeState exchange={exchange} />
      ) : (
        offer.low && <Badge tone="orange" label={lowScreenTexts.flag} />
      )}
      {!isLocked && (
        <Button
          size="small"
          color={reason ? 'primary' : 'error'}
          loading={isPending}
          aria-label={(reason ? texts.readmit : texts.rejectTitle)(offer.supplier)}
          onClick={() => (reason ? void judge(null) : ask('irregular'))}
        >
          {reason ? texts.admit : texts.declare}
        </Button>
      )}
      {!isLocked && !reason && !exchange && !offer.low && (
        <Button
          size="small"
          aria-label={lowScreenTexts.askOf(offer.supplier)}
          onClick={() => ask('explanation')}
        >
          {lowScreenTexts.ask}
        </Button>
      )}
      {asked === 'explanation' && (
        <AskExplanation lotId={lotId} offer={offer} onClose={() => ask(undefined)} />
      )}
      {asked === 'irregular' && (
        <ReasonDialog
          title={texts.rejectTitle(offer.supplier)}
          help={texts.irregularHelp}
          confirmLabel={texts.declare}
          isPending={isPending}
          onConfirm={(told) => void judge(told)}
          onClose={() => ask(undefined)}
        />
      )}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { lowScreenTexts as texts } from '../../../i18n/fr/low-offer-screens'
import { lowReasons } from '../../../i18n/fr/low-offers'
import type { ComparisonAnswer, OfferAnswer } from '../../../resources/tenders/comparison-answers'
import { Badge } from '../../widgets/Badge'
import { AskExplanation } from './AskExplanation'
import { Exchange } from './Exchange'
import { JudgeExplanation } from './JudgeExplanation'

/** The exchange on the prices that an offer has now. */
export const currentExchange = ({ explanations }: Pick<OfferAnswer, 'explanations'>) =>
  explanations.find(({ current }) => current)

/** The offers of a lot that look abnormally low, or were asked about, and what is to be done of each. */
export function LowOffers({ of, isLocked }: { of: ComparisonAnswer; isLocked: boolean }) {
  const offers = of.offers.filter(({ low, explanations }) => low || explanations.length > 0)
  if (!offers.length) return null
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{texts.title}</Typography>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.help}</Box>
      {offers.map((offer) => (
        <LowPrices key={offer.id} lotId={of.lot.id} offer={offer} isLocked={isLocked} />
      ))}
    </Box>
  )
}

function LowPrices({ lotId, offer, isLocked }: { lotId: number; offer: OfferAnswer; isLocked: boolean }) {
  const [asked, ask] = useState<'ask' | 'admitted' | 'rejected'>()
  const { supplier, low, irregular_reason } = offer
  const exchange = currentExchange(offer)
  const isOver = exchange !== undefined && exchange.state !== 'waiting'
  const isOther = irregular_reason !== null && exchange?.state !== 'rejected'
  const close = () => ask(undefined)
  return (
    <Paper
      component="article"
      aria-label={supplier}
      variant="outlined"
      sx={{ p: 2, display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h4" component="h3" sx={{ mr: 'auto' }}>
          {supplier}
        </Typography>
        {low && exchange?.state !== 'admitted' && <Badge tone="orange" label={texts.flag} />}
      </Box>
      {low && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {lowReasons(low).map((why) => (
            <li key={why}>{why}</li>
          ))}
        </Box>
      )}
      {offer.explanations.map((one) => (
        <Exchange key={one.id} exchange={one} />
      ))}
      {!isLocked && !isOther && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!exchange && (
            <Button variant="outlined" aria-label={texts.askOf(supplier)} onClick={() => ask('ask')}>
              {texts.ask}
            </Button>
          )}
          {isOver && exchange.state !== 'admitted' && (
            <Button variant="outlined" aria-label={texts.admitOf(supplier)} onClick={() => ask('admitted')}>
              {texts.admit}
            </Button>
          )}
          {isOver && exchange.state !== 'rejected' && (
            <Button color="error" aria-label={texts.rejectOf(supplier)} onClick={() => ask('rejected')}>
              {texts.reject}
            </Button>
          )}
        </Box>
      )}
      {asked === 'ask' && <AskExplanation lotId={lotId} offer={offer} onClose={close} />}
      {(asked === 'admitted' || asked === 'rejected') && (
        <JudgeExplanation lotId={lotId} offer={offer} decision={asked} onClose={close} />
      )}
    </Paper>
  )
}

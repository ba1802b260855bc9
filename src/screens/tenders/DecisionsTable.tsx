import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { ComparisonAnswer, OfferAnswer } from '../../../resources/tenders/comparison-answers'
import { lotJudgement } from '../../../resources/tenders/judgement-endpoints'
import { useEndpoints } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { SheetTable } from '../../widgets/SheetTable'
import { Admissibility } from './Admissibility'
import { AppliedLines } from './AppliedLines'
import { FreePrices } from './FreePrices'
import { useTenderAct } from './use-tenders'

const texts = tenderScreens.comparison

interface Drafted {
  offer_id: number
  decision: OfferAnswer['decision']
  rank: number | null
  reason: string
}

const byRank = (one: OfferAnswer, other: OfferAnswer) => (one.rank ?? 999) - (other.rank ?? 999)

/** What is decided of each offer of a lot: retained at a rank, or not and why. What is chosen stays while the lot is read again. */
export function DecisionsTable({ of, isLocked }: { of: ComparisonAnswer; isLocked: boolean }) {
  const calls = useEndpoints(lotJudgement)
  const mayScore = useAllowed()('scoreTender') && of.tender.status === '250'
  const { run, isPending } = useTenderAct()
  const offers = [...of.offers].sort(byRank)
  const [changes, setChanges] = useState<Readonly<Record<number, Partial<Drafted>>>>({})
  const drafts = offers.map(({ id, decision, decision_rank, decision_reason }) => ({
    offer_id: id,
    decision,
    rank: decision_rank,
    reason: decision_reason ?? '',
    ...changes[id],
  }))
  const change = (id: number, more: Partial<Drafted>) =>
    setChanges({ ...changes, [id]: { ...changes[id], ...more } })
  const choose = (id: number, decision: OfferAnswer['decision']) => {
    const taken = drafts.filter((one) => one.decision === 'retained' && one.offer_id !== id).length
    change(id, { decision, rank: decision === 'retained' ? taken + 1 : null })
  }
  const save = async () => {
    const saved = await run(
      () => calls.decide({ id: of.lot.id, decisions: drafts }),
      () => texts.decided,
    )
    if (saved) setChanges({})
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FreePrices of={of} />
      <SheetTable
        name={texts.decision}
        rows={offers.map((offer) => ({ offer, draft: drafts.find((one) => one.offer_id === offer.id) }))}
        keyOf={({ offer }) => offer.id}
        columns={[
          {
            title: tenderScreens.receipts.supplier,
            is: 'what label',
            of: ({ offer }) => offer.supplier,
          },
          {
            title: texts.admissibility,
            of: ({ offer }) => <Admissibility lotId={of.lot.id} offer={offer} isLocked={!mayScore} />,
          },
          {
            title: texts.decision,
            of: ({ offer, draft }) => (
              <TextField
                select
                size="small"
                disabled={isLocked}
                value={draft?.decision ?? ''}
                onChange={({ target }) =>
                  choose(offer.id, target.value === '' ? null : (target.value as 'retained'))
                }
                slotProps={{
                  select: {
                    displayEmpty: true,
                    SelectDisplayProps: { 'aria-label': texts.decisionOf({ supplier: offer.supplier }) },
                  },
                }}
              >
                <MenuItem value="">{texts.undecided}</MenuItem>
                <MenuItem value="retained">{texts.retained}</MenuItem>
                <MenuItem value="rejected">{texts.rejected}</MenuItem>
              </TextField>
            ),
          },
          {
            title: texts.rank,
            of: ({ offer, draft }) =>
              draft?.decision === 'retained' && (
                <input
                  className="cell"
                  inputMode="numeric"
                  aria-label={texts.rankOf({ supplier: offer.supplier })}
                  disabled={isLocked}
                  value={draft.rank ?? ''}
                  onChange={({ target }) => change(offer.id, { rank: Number(target.value) || null })}
                />
              ),
          },
          {
            title: tenderScreens.receipts.reason,
            of: ({ offer, draft }) => (
              <input
                className="cell is-wide is-text"
                aria-label={texts.reasonOf({ supplier: offer.supplier })}
                disabled={isLocked}
                value={draft?.reason ?? ''}
                onChange={({ target }) => change(offer.id, { reason: target.value })}
              />
            ),
          },
        ]}
      />
      <AppliedLines
        of={of}
        retained={drafts.filter(({ decision }) => decision === 'retained').map(({ offer_id }) => offer_id)}
      />
      {!isLocked && (
        <Box>
          <Button variant="contained" loading={isPending} onClick={() => void save()}>
            {texts.decide}
          </Button>
        </Box>
      )}
    </Box>
  )
}

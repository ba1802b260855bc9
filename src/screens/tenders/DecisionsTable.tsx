import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { ComparisonAnswer, OfferAnswer } from '../../../resources/tenders/answers'
import { useAllowed } from '../../fields/engine'
import { SheetRoot } from '../../widgets/sheet-style'
import { Admissibility } from './Admissibility'
import { AppliedLines } from './AppliedLines'
import { useTenderAct, useTenderCalls } from './use-tenders'

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
  const calls = useTenderCalls()
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
      () => calls.decide(of.lot.id, drafts),
      () => texts.decided,
    )
    if (saved) setChanges({})
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SheetRoot>
        <table aria-label={texts.decision}>
          <thead>
            <tr>
              <th scope="col">{tenderScreens.receipts.supplier}</th>
              <th scope="col">{texts.admissibility}</th>
              <th scope="col">{texts.decision}</th>
              <th scope="col">{texts.rank}</th>
              <th scope="col">{tenderScreens.receipts.reason}</th>
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => {
              const draft = drafts.find((one) => one.offer_id === offer.id)
              return (
                <tr key={offer.id}>
                  <td className="what label">{offer.supplier}</td>
                  <td>
                    <Admissibility lotId={of.lot.id} offer={offer} isLocked={!mayScore} />
                  </td>
                  <td data-label={texts.decision}>
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
                          SelectDisplayProps: {
                            'aria-label': texts.decisionOf({ supplier: offer.supplier }),
                          },
                        },
                      }}
                    >
                      <MenuItem value="">{texts.undecided}</MenuItem>
                      <MenuItem value="retained">{texts.retained}</MenuItem>
                      <MenuItem value="rejected">{texts.rejected}</MenuItem>
                    </TextField>
                  </td>
                  <td data-label={texts.rank}>
                    {draft?.decision === 'retained' && (
                      <input
                        className="cell"
                        inputMode="numeric"
                        aria-label={texts.rankOf({ supplier: offer.supplier })}
                        disabled={isLocked}
                        value={draft.rank ?? ''}
                        onChange={({ target }) => change(offer.id, { rank: Number(target.value) || null })}
                      />
                    )}
                  </td>
                  <td data-label={tenderScreens.receipts.reason}>
                    <input
                      className="cell is-wide is-text"
                      aria-label={texts.reasonOf({ supplier: offer.supplier })}
                      disabled={isLocked}
                      value={draft?.reason ?? ''}
                      onChange={({ target }) => change(offer.id, { reason: target.value })}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </SheetRoot>
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

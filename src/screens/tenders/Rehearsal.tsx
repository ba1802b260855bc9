import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import { decimalText } from '../../../resources/schema/decimal-text'
import { parisDay } from '../../../resources/schema/paris-time'
import { type Criterion, criterionNames } from '../../../resources/tenders/criteria'
import { tenderPreparation } from '../../../resources/tenders/preparation-endpoints'
import type { RehearsedLot, RehearsedOffer, Rehearsal as Told } from '../../../resources/tenders/rehearsal'
import { useAnswer, useEndpoints } from '../../fields/endpoints'
import { type ReadColumn, SheetTable } from '../../widgets/SheetTable'
import { useAct } from '../../widgets/use-act'

const texts = tenderScreens.rehearsal
/** Notes and ranks: of then, of the weights that are tried, of equal ones. */
const columns = [
  ['before', 'before', 'before_rank'],
  ['now', 'final', 'rank'],
  ['equal', 'equal', 'equal_rank'],
] as const satisfies readonly (readonly [keyof typeof texts, keyof RehearsedOffer, keyof RehearsedOffer])[]

const noted = (note: string | null, rank: number | null) =>
  note && rank ? texts.noted(decimalText(note), rank) : '–'

interface Props {
  tenderId: number
  isPublished: boolean
  /** The weights to try; absent while they do not make 100. */
  criteria?: readonly Criterion[]
}

/** What weights would have chosen in the last tender: tried at will, and once published what was kept of it. */
export function Rehearsal({ tenderId, isPublished, criteria }: Props) {
  const calls = useEndpoints(tenderPreparation)
  const { run, isPending } = useAct()
  const [tried, show] = useState<Told>()
  const { data } = useAnswer(tenderPreparation.rehearsal, { id: tenderId }, { enabled: isPublished })
  const kept = data?.kept
  if (isPublished && !kept) return null
  const told = kept ?? tried
  const rehearse = async () => {
    const answer = criteria && (await run(() => calls.rehearse({ id: tenderId, criteria })))
    if (answer) show(answer)
  }
  return (
    <Box component="section" aria-label={texts.title} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box>
        <Typography variant="h3">{texts.title}</Typography>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {kept ? texts.kept({ when: frenchDay(parisDay(new Date(kept.at))) }) : texts.help}
        </Box>
      </Box>
      {!kept && (
        <Box>
          <Button variant="outlined" loading={isPending} disabled={!criteria} onClick={() => void rehearse()}>
            {texts.try}
          </Button>
        </Box>
      )}
      {told && <ToldRehearsal told={told} />}
    </Box>
  )
}

function ToldRehearsal({ told: { lots, unmatched } }: { told: Told }) {
  if (!lots.length) return <Alert severity="info">{texts.none}</Alert>
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {lots.map((lot) => (
        <LotRehearsal key={lot.lot_number} lot={lot} />
      ))}
      {unmatched.length > 0 && (
        <Alert severity="info">
          {texts.unmatched}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {unmatched.map(({ lot_number, label }) => (
              <li key={lot_number}>{texts.lot({ n: lot_number, label })}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  )
}

/** Whom the weights choose, whom equal ones would, and who was first then where that is another. */
function verdict(offers: readonly RehearsedOffer[]): string {
  const first = (rank: 'rank' | 'equal_rank' | 'before_rank') =>
    offers.find((one) => one[rank] === 1)?.supplier
  const [now = '', equal = '', then] = [first('rank'), first('equal_rank'), first('before_rank')]
  const told = now === equal ? texts.same({ supplier: now }) : texts.differ({ supplier: now, other: equal })
  return then && then !== now ? `${told} ${texts.changed({ former: then })}` : told
}

function LotRehearsal({ lot: { lot_number, label, former, offers, unknown } }: { lot: RehearsedLot }) {
  const title = texts.lot({ n: lot_number, label })
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography variant="h4">{title}</Typography>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {texts.from({ code: former.code, label: former.label })}
      </Box>
      <Box sx={{ typography: 'body2' }}>{offers.length ? verdict(offers) : texts.noOffer}</Box>
      {unknown.length > 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {texts.unknown({ criteria: unknown.map((name) => criterionNames[name]).join(', ') })}
        </Box>
      )}
      {offers.length > 0 && (
        <SheetTable
          name={title}
          rows={offers}
          keyOf={(offer) => offer.id}
          columns={[
            { title: texts.supplier, is: 'label', of: (offer) => offer.supplier },
            ...columns.map(
              ([name, note, rank]): ReadColumn<RehearsedOffer> => ({
                title: texts[name],
                is: name === 'now' ? 'number amount' : 'number',
                of: (offer) => noted(offer[note], offer[rank]),
              }),
            ),
          ]}
        />
      )}
    </Box>
  )
}

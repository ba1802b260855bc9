import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { scaleTexts as texts } from '../../../i18n/fr/tender-scales'
import { decimalText } from '../../../resources/schema/decimal-text'
import { parseDecimal } from '../../../resources/schema/reading/numbers'
import { delayOrder } from '../../../resources/tenders/answer'
import type { PreparationAnswer } from '../../../resources/tenders/preparation-answers'
import { tenderPreparation } from '../../../resources/tenders/preparation-endpoints'
import type { ScalesAnswer, Scales as Written } from '../../../resources/tenders/scales'
import { useAnswer, useEndpoints } from '../../fields/endpoints'
import { ChoiceSelect } from '../../trade/ChoiceSelect'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useUnsaved } from '../../widgets/unsaved'
import { ScaleTables, type TypedScales } from './ScaleTables'
import { useTenderAct } from './use-tenders'

const nothing: Written = { frequency: [], delay: [] }

/** The scales that count for a family, or for all: its own, those of the whole tender, the usual ones (domain §9.6). */
function inForce({ own, usual }: ScalesAnswer, family: number | null) {
  const at = (of: ScalesAnswer['own'], id: number | null) => of.find(({ family_id }) => family_id === id)
  const [mine, whole] = [at(own, family), at(own, null)]
  if (mine) return { scales: mine, from: 'own' as const }
  if (whole) return { scales: whole, from: 'ofAll' as const }
  return { scales: at(usual, family) ?? at(usual, null) ?? nothing, from: 'usual' as const }
}

const typedOf = ({ frequency, delay }: Written): TypedScales => ({
  frequency: frequency.map(({ per_week_from, note }, key) => ({
    ...{ key, perWeek: String(per_week_from), note: decimalText(note) },
  })),
  delay: Object.fromEntries(delay.map(({ delay_code, note }) => [delay_code, decimalText(note)])),
})

const writtenOf = ({ frequency, delay }: TypedScales): Written => ({
  frequency: frequency.map(({ perWeek, note }) => ({
    per_week_from: Number(perWeek),
    note: parseDecimal(note),
  })),
  delay: delayOrder.flatMap((code) =>
    delay[code] ? [{ delay_code: code, note: parseDecimal(delay[code]) }] : [],
  ),
})

interface Props {
  prepared: PreparationAnswer
  isLocked: boolean
}

/** The scales of frequency and delay of a tender: those of the settings, or its own, for all its families or for one. */
export function Scales({ prepared: { tender, lots }, isLocked }: Props) {
  const { data } = useAnswer(tenderPreparation.scales, { id: tender.id })
  const [family, choose] = useState<number | null>(null)
  const families = new Map(lots.map((lot) => [lot.family_id, lot.family]))
  return (
    <Box component="section" aria-label={texts.title} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">{texts.title}</Typography>
      {families.size > 0 && (
        <ChoiceSelect
          label={texts.scope}
          value={family}
          empty={texts.allFamilies}
          choices={[...families].map(([id, label]) => ({ id, label }))}
          onChange={choose}
        />
      )}
      {data ? (
        <ScopedScales
          key={`${family} ${JSON.stringify(data)}`}
          {...{ tenderId: tender.id, family, answer: data, isLocked }}
        />
      ) : (
        <TableSkeleton />
      )}
    </Box>
  )
}

interface ScopedProps {
  tenderId: number
  family: number | null
  answer: ScalesAnswer
  isLocked: boolean
}

function ScopedScales({ tenderId, family, answer, isLocked }: ScopedProps) {
  const calls = useEndpoints(tenderPreparation)
  const { run, isPending } = useTenderAct()
  const { scales, from } = inForce(answer, family)
  const [typed, type] = useState<TypedScales>()
  const isOwn = from === 'own'
  const shown = typed ?? typedOf(scales)
  useUnsaved(typed !== undefined)
  const save = (written: Written) =>
    run(() => calls.saveScales({ id: tenderId, family_id: family, ...written }), texts.saved)
  return (
    <Box inert={isPending} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts[typed ? 'own' : from]}</Box>
      <ScaleTables scales={shown} change={isLocked || !(isOwn || typed) ? undefined : type} />
      {!isLocked && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!isOwn && !typed && (
            <Button variant="outlined" onClick={() => type(shown)}>
              {texts.begin}
            </Button>
          )}
          {typed && (
            <Button variant="contained" loading={isPending} onClick={() => void save(writtenOf(typed))}>
              {texts.save}
            </Button>
          )}
          {isOwn && <Button onClick={() => void save(nothing)}>{texts.giveUp}</Button>}
        </Box>
      )}
    </Box>
  )
}

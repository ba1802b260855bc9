import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { Copied } from '../../../resources/tenders/copied'
import { tenderFamily } from '../../../resources/tenders/tender-lot'
import { RefInput } from '../../fields/inputs/RefInput'
import { EmptyState } from '../../widgets/EmptyState'
import { useUnsaved } from '../../widgets/unsaved'
import { CopyTender } from './CopyTender'
import type { PreparationProps } from './preparation-props'
import { useTenderAct, useTenderCalls } from './use-tenders'

const texts = tenderScreens.lots
const { family_id, zone_id } = tenderFamily.fields

interface LotDraft {
  key: number
  id?: number
  label: string
  family_id: number | null
  zone_id: number | null
  /** What the two references are called. */
  family?: string
  zone?: string | null
  articles: number
  products: number
}

const draftsOf = ({ prepared }: Pick<PreparationProps, 'prepared'>): LotDraft[] =>
  prepared.lots.map(({ id, label, family_id, family, zone_id, zone, articles, products }) => ({
    key: id,
    id,
    label,
    family_id,
    family,
    zone_id,
    zone,
    articles,
    products,
  }))

interface CardProps {
  lot: LotDraft
  number: number
  isLocked: boolean
  change: (lot: LotDraft) => void
  move: (by: -1 | 1) => void
  remove: () => void
}

function LotCard({ lot, number, isLocked, change, move, remove }: CardProps) {
  return (
    <Paper variant="outlined" component="li" sx={{ p: 2, display: 'grid', gap: 1.5, listStyle: 'none' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, fontWeight: 600 }}>
          {texts.number} {number}
        </Box>
        {!isLocked && (
          <>
            <IconButton aria-label={texts.up(number)} onClick={() => move(-1)} disabled={number === 1}>
              <ArrowUpward fontSize="small" />
            </IconButton>
            <IconButton aria-label={texts.down(number)} onClick={() => move(1)}>
              <ArrowDownward fontSize="small" />
            </IconButton>
            <IconButton aria-label={texts.remove(number)} onClick={remove}>
              <Close fontSize="small" />
            </IconButton>
          </>
        )}
      </Box>
      <TextField
        size="small"
        label={texts.label}
        value={lot.label}
        required
        disabled={isLocked}
        onChange={({ target }) => change({ ...lot, label: target.value })}
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <RefInput
          id={`lot-${lot.key}-family`}
          field={family_id}
          required
          disabled={isLocked}
          value={lot.family_id}
          related={{ id: lot.family_id, label: lot.family }}
          onChange={(value) => change({ ...lot, family_id: typeof value === 'number' ? value : null })}
        />
        <RefInput
          id={`lot-${lot.key}-zone`}
          field={zone_id}
          disabled={isLocked}
          value={lot.zone_id}
          related={{ id: lot.zone_id, label: lot.zone }}
          onChange={(value) => change({ ...lot, zone_id: typeof value === 'number' ? value : null })}
        />
      </Box>
      {lot.id !== undefined && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {texts.counts(lot.articles, lot.products)}
        </Box>
      )}
    </Paper>
  )
}

/** The lots of a tender, in their order; shown anew when those that are saved are others. */
export function LotsStep(props: PreparationProps) {
  const [copied, setCopied] = useState<Copied>()
  const key = props.prepared.lots.map(({ id }) => id).join('-')
  return <LotCards key={key} {...props} copied={copied} onCopied={setCopied} />
}

type LotCardsProps = PreparationProps & { copied: Copied | undefined; onCopied: (copied: Copied) => void }

function LotCards({ prepared, isLocked, next, copied, onCopied }: LotCardsProps) {
  const calls = useTenderCalls()
  const { run, isPending } = useTenderAct()
  const [lots, setLots] = useState(() => draftsOf({ prepared }))
  const change = (at: number, lot: LotDraft) => setLots(lots.map((one, index) => (index === at ? lot : one)))
  const move = (at: number, by: -1 | 1) => {
    const [one] = lots.slice(at, at + 1)
    if (!one || !lots[at + by]) return
    const others = lots.filter((_, index) => index !== at)
    setLots([...others.slice(0, at + by), one, ...others.slice(at + by)])
  }
  const add = () =>
    setLots([
      ...lots,
      { key: -Date.now(), label: '', family_id: null, zone_id: null, articles: 0, products: 0 },
    ])
  const isTyping = JSON.stringify(lots) !== JSON.stringify(draftsOf({ prepared }))
  useUnsaved(isTyping)
  const save = async () => {
    const rows = lots.map(({ id, label, family_id: family, zone_id: zone }) => ({
      ...(id === undefined ? {} : { id }),
      label,
      family_id: family,
      zone_id: zone,
    }))
    const answer = await run(
      () => calls.saveLots(prepared.tender.id, rows),
      () => tenderScreens.saved,
    )
    if (!answer) return
    setLots(draftsOf({ prepared: answer }))
    next()
  }
  return (
    <Box inert={isPending} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!isLocked && <CopyTender {...{ prepared, isTyping, copied, onCopied }} />}
      {lots.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
      <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, p: 0 }}>
        {lots.map((lot, at) => (
          <LotCard
            key={lot.key}
            lot={lot}
            number={at + 1}
            isLocked={isLocked}
            change={(changed) => change(at, changed)}
            move={(by) => move(at, by)}
            remove={() => setLots(lots.filter((_, index) => index !== at))}
          />
        ))}
      </Box>
      {!isLocked && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button startIcon={<Add />} onClick={add}>
            {texts.add}
          </Button>
          <Button variant="contained" loading={isPending} onClick={() => void save()}>
            {tenderScreens.save}
          </Button>
        </Box>
      )}
    </Box>
  )
}

import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import Drag from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { TenderChange } from '../../../resources/tenders/changes'
import { tenderFamily } from '../../../resources/tenders/tender-lot'
import { RefInput } from '../../fields/inputs/RefInput'
import { useRowDrag } from '../../widgets/picker-drag'
import { FamilyFacts } from './FamilyFacts'
import type { LotDraft } from './lot-draft'
import { ChangeMark } from './StepChanges'

const texts = tenderScreens.lots
const { family_id, zone_id } = tenderFamily.fields

interface Props {
  picker: string
  lot: LotDraft
  number: number
  isLast: boolean
  isLocked: boolean
  /** How the saved lot differs from that of the tender that was taken over. */
  marked?: TenderChange
  change: (lot: LotDraft) => void
  up: () => void
  down: () => void
  remove: () => void
}

/** A lot: dragged by its handle, moved by its buttons at the keyboard. */
export function LotCard({ picker, lot, number, isLast, isLocked, marked, change, ...verbs }: Props) {
  const card = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const { edge, dragging } = useRowDrag(card, {
    ...{ picker, id: lot.key, list: 'selected', disabled: isLocked, handle },
  })
  return (
    <Paper variant="outlined" component="li" ref={card} sx={{ ...cardStyle, opacity: dragging ? 0.4 : 1 }}>
      {edge && <Box aria-hidden sx={{ ...markStyle, [edge]: -10 }} />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box ref={handle} sx={{ ...handleStyle, cursor: isLocked ? 'default' : 'grab' }}>
          {!isLocked && <Drag aria-hidden sx={{ color: 'text.secondary' }} />}
          {texts.number} {number}
          {marked && <ChangeMark change={marked} />}
        </Box>
        {!isLocked && (
          <>
            <IconButton
              aria-label={texts.up({ n: number })}
              data-picker-focus={`up:${lot.key}`}
              aria-disabled={number === 1 || undefined}
              onClick={number === 1 ? undefined : verbs.up}
            >
              <ArrowUpward fontSize="small" color={number === 1 ? 'disabled' : 'inherit'} />
            </IconButton>
            <IconButton
              aria-label={texts.down({ n: number })}
              data-picker-focus={`down:${lot.key}`}
              aria-disabled={isLast || undefined}
              onClick={isLast ? undefined : verbs.down}
            >
              <ArrowDownward fontSize="small" color={isLast ? 'disabled' : 'inherit'} />
            </IconButton>
            <IconButton
              aria-label={texts.remove({ n: number })}
              data-picker-focus={`remove:${lot.key}`}
              onClick={verbs.remove}
            >
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
      {lot.saved && lot.saved.family_id === lot.family_id && <LotFacts lot={lot.saved} />}
    </Paper>
  )
}

const LotFacts = ({ lot }: { lot: NonNullable<LotDraft['saved']> }) => (
  <FamilyFacts
    articles={lot.articles}
    products={lot.products}
    before={{ all: lot.all_before, communes: lot.delivered_before }}
    now={{ all: lot.all_delivered, communes: lot.delivered }}
    quotation={lot.quotation_label}
    updatedAt={lot.updatedAt}
  />
)

const cardStyle = { p: 2, display: 'grid', gap: 1.5, listStyle: 'none', position: 'relative' }
const markStyle = {
  position: 'absolute',
  left: 0,
  right: 0,
  height: 3,
  borderRadius: 1,
  bgcolor: 'primary.main',
}
const handleStyle = {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 40,
  fontWeight: 600,
}

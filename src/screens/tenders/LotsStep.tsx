import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { visuallyHidden } from '@mui/utils'
import { useId, useRef, useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { Copied } from '../../../resources/tenders/copied'
import { tenderPreparation } from '../../../resources/tenders/preparation-endpoints'
import { useEndpoints } from '../../fields/endpoints'
import { EmptyState } from '../../widgets/EmptyState'
import { usePickerDrops } from '../../widgets/picker-drag'
import { useUnsaved } from '../../widgets/unsaved'
import { useKeptFocus } from '../../widgets/use-kept-focus'
import { usePicker } from '../../widgets/use-picker'
import { CopyTender } from './CopyTender'
import { LotCard } from './LotCard'
import { draftsOf, sentOf } from './lot-draft'
import type { PreparationProps } from './preparation-props'
import { useChanges, useTenderAct } from './use-tenders'

const texts = tenderScreens.lots

/** The lots of a tender, in their order; shown anew when those that are saved are others. */
export function LotsStep(props: PreparationProps) {
  const [copied, setCopied] = useState<Copied>()
  const key = props.prepared.lots.map(({ id }) => id).join('-')
  return <LotCards key={key} {...props} copied={copied} onCopied={setCopied} />
}

type LotCardsProps = PreparationProps & { copied: Copied | undefined; onCopied: (copied: Copied) => void }

function LotCards({ prepared, isLocked, next, copied, onCopied }: LotCardsProps) {
  const calls = useEndpoints(tenderPreparation)
  const { run, isPending } = useTenderAct()
  const id = useId()
  const marks = useChanges(prepared.tender).data?.data.filter(({ step }) => step === 'families') ?? []
  const list = useRef<HTMLOListElement>(null)
  const saved = draftsOf(prepared.lots)
  const [lots, setLots] = useState(saved)
  const order = lots.map(({ key }) => key)
  const verbs = usePicker({
    items: lots.map(({ key, label }, at) => ({ id: key, label: label || `${texts.number} ${at + 1}` })),
    value: order,
    onChange: (keys) => setLots(keys.flatMap((key) => lots.filter((lot) => lot.key === key))),
  })
  usePickerDrops(id, (drop) => !isLocked && verbs.drop(drop))
  useKeptFocus(list, order.join(), 'input')
  const add = () => setLots([...lots, { key: -Date.now(), label: '', family_id: null, zone_id: null }])
  const isTyping = JSON.stringify(lots.map(sentOf)) !== JSON.stringify(saved.map(sentOf))
  useUnsaved(isTyping)
  const save = async () => {
    const answer = await run(
      () => calls.saveLots({ id: prepared.tender.id, lots: lots.map(sentOf) }),
      () => tenderScreens.saved,
    )
    if (!answer) return
    setLots(draftsOf(answer.lots))
    next()
  }
  return (
    <Box inert={isPending} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!isLocked && <CopyTender {...{ prepared, isTyping, copied, onCopied }} />}
      {lots.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
      <Box component="ol" ref={list} sx={{ display: 'grid', gap: 2, m: 0, p: 0 }}>
        {lots.map((lot, at) => (
          <LotCard
            key={lot.key}
            picker={id}
            lot={lot}
            number={at + 1}
            isLast={at === lots.length - 1}
            isLocked={isLocked}
            marked={marks.find(({ lot_id }) => lot_id !== null && lot_id === lot.id)}
            change={(changed) => setLots(lots.map((one) => (one === lot ? changed : one)))}
            up={() => verbs.up(lot.key)}
            down={() => verbs.down(lot.key)}
            remove={() => verbs.remove(lot.key)}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {verbs.announcement}
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

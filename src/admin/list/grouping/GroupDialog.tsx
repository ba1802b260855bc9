import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { groupTexts } from '../../../../i18n/fr/grouping'
import { mostMeasures, periods } from '../../../../resources/schema/grouping'
import { useAllowed, useEngine } from '../../../fields/engine'
import { FormSkeleton } from '../../../widgets/FormSkeleton'
import { Modal } from '../../../widgets/Modal'
import { useListScreen } from '../list-screen'
import { type ChoiceGroup, groupChoices, usualMeasures } from './group-columns'
import {
  columnText,
  type GroupedBy,
  type Grouping,
  measureText,
  readGrouping,
  writeGrouping,
} from './grouping'
import { MeasureChoice } from './MeasureChoice'

/** Asks by which columns the rows are grouped, which figures the groups show and how they are laid out. */
export function GroupDialog({ onClose }: { onClose: () => void }) {
  const { registry } = useEngine()
  const isWhole = useSyncExternalStore(registry.onWhole, registry.isWhole)
  if (!isWhole) void registry.whole()
  if (isWhole) return <Chooser onClose={onClose} />
  return (
    <Modal open size="sm" title={groupTexts.title} onClose={onClose}>
      <FormSkeleton />
    </Modal>
  )
}

const byOf = (text: string): GroupedBy => {
  const [name = '', said] = text.split('|')
  return { name, period: periods.find((one) => one === said) ?? 'day' }
}

function Chooser({ onClose }: { onClose: () => void }) {
  const { registry } = useEngine()
  const isAllowed = useAllowed()
  const { resource, query, change } = useListScreen()
  const current = readGrouping(query)
  const [first, setFirst] = useState(current?.by[0] ? columnText(current.by[0]) : '')
  const [second, setSecond] = useState(current?.by[1] ? columnText(current.by[1]) : '')
  const [measures, setMeasures] = useState(() => current?.measures ?? usualMeasures(resource))
  const [isPivot, setPivot] = useState(current?.pivot !== undefined)
  const groups = useMemo(() => groupChoices(registry, resource, isAllowed), [registry, resource])
  const apply = () => {
    const by = [first, second].filter(Boolean).map(byOf)
    const names = measures.map(measureText)
    const order = current?.order ?? 'label|asc'
    const isKnown = ['label', 'count', ...names].includes(order.slice(0, order.lastIndexOf('|')))
    const kept =
      current?.pivot && [...names, 'count'].includes(current.pivot) ? current.pivot : (names[0] ?? 'count')
    const next: Grouping = {
      by,
      measures,
      order: isKnown ? order : 'label|asc',
      ...(isPivot && by.length > 1 && { pivot: kept }),
    }
    change({ grouping: writeGrouping(next) })
    onClose()
  }
  return (
    <Modal
      open
      size="sm"
      title={groupTexts.title}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {groupTexts.cancel}
          </Button>
          <Button variant="contained" disabled={!first} onClick={apply}>
            {groupTexts.apply}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, pt: 1 }}>
        <ColumnSelect
          label={groupTexts.column}
          value={first}
          groups={groups}
          without={second}
          onChange={setFirst}
        />
        <ColumnSelect
          label={groupTexts.second}
          value={second}
          groups={groups}
          without={first}
          onChange={setSecond}
        />
        {second && <ShapeChoice isPivot={isPivot} onChange={setPivot} />}
        <MeasureChoice resource={resource} value={measures} most={mostMeasures} onChange={setMeasures} />
      </Box>
    </Modal>
  )
}

interface ColumnProps {
  label: string
  value: string
  groups: readonly ChoiceGroup[]
  /** Chosen beside it. */
  without: string
  onChange: (value: string) => void
}

const ColumnSelect = ({ label, value, groups, without, onChange }: ColumnProps) => (
  <TextField
    select
    fullWidth
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    <option value="">{groupTexts.noColumn}</option>
    {groups.map((group) => (
      <optgroup key={group.label} label={group.label}>
        {group.choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.value === without}>
            {choice.label}
          </option>
        ))}
      </optgroup>
    ))}
  </TextField>
)

const ShapeChoice = ({ isPivot, onChange }: { isPivot: boolean; onChange: (isPivot: boolean) => void }) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
    <Box component="legend" sx={{ p: 0, typography: 'subtitle2' }}>
      {groupTexts.shape}
    </Box>
    {[false, true].map((one) => (
      <Box
        component="label"
        key={String(one)}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}
      >
        <input type="radio" name="group-shape" checked={isPivot === one} onChange={() => onChange(one)} />
        {one ? groupTexts.pivotShape : groupTexts.nested}
      </Box>
    ))}
  </Box>
)

import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import { parisDay } from '../../../resources/schema/paris-time'
import { type Choice, useChoices } from '../../trade/use-choices'
import { useStockAct, useStockMember } from '../../trade/use-stock'
import { DayInput } from '../../widgets/DayInput'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { useStockCalls } from './use-stock-calls'

const texts = stockScreenTexts.inventory

function Several({
  label,
  choices,
  value,
  onChange,
}: {
  label: string
  choices: readonly Choice[]
  value: readonly Choice[]
  onChange: (value: Choice[]) => void
}) {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={[...choices]}
      value={[...value]}
      getOptionLabel={({ label: text }) => text}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_, next) => onChange(next)}
      renderInput={(params) => <TextField {...params} label={label} helperText={texts.scopeHelp} />}
    />
  )
}

/** Opens an inventory: its day, and what is counted. */
export function NewInventory({ onClose }: { onClose: () => void }) {
  const today = parisDay(new Date())
  const navigate = useNavigate()
  const calls = useStockCalls()
  const member = useStockMember()
  const { run, isPending } = useStockAct()
  const [label, setLabel] = useState(`Inventaire du ${frenchDay(today)}`)
  const [day, setDay] = useState<string | null>(today)
  const [modes, setModes] = useState<Choice[]>([])
  const [families, setFamilies] = useState<Choice[]>([])
  const open = () =>
    run(
      () =>
        calls.createInventory({
          adherentId: member,
          label: label.trim(),
          inventory_date: day ?? '',
          storagemode_ids: modes.map(({ id }) => id),
          family_ids: families.map(({ id }) => id),
        }),
      undefined,
      { after: ({ id }) => navigate(String(id)) },
    )
  return (
    <Modal
      open
      title={texts.create}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.open}
          onCancel={onClose}
          loading={isPending}
          disabled={!label.trim() || !day}
          onConfirm={() => void open()}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <TextField
          required
          label={texts.label}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <DayInput label={texts.date} required value={day} onChange={setDay} />
        <Several label={texts.modes} choices={useChoices('storagemode')} value={modes} onChange={setModes} />
        <Several
          label={texts.families}
          choices={useChoices('family')}
          value={families}
          onChange={setFamilies}
        />
      </Box>
    </Modal>
  )
}

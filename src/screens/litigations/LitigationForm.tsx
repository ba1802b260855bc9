import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import Paper from '@mui/material/Paper'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { litigationScreenTexts as texts } from '../../../i18n/fr/litigation-screens'
import { litigationTexts } from '../../../i18n/fr/litigations'
import type { LitigationAnswer } from '../../../resources/litigations/answers'
import { decimalPattern } from '../../../resources/schema/decimal-text'
import { messages } from '../../../resources/schema/messages'
import { parseDecimal } from '../../../resources/schema/reading/numbers'
import { labelsAbove } from '../../theme/labels-above'
import { ChoiceSelect } from '../../trade/ChoiceSelect'
import { useChoices } from '../../trade/use-choices'
import { useLitigationAct, useLitigationCalls } from '../../trade/use-litigations'
import { Awaited } from '../../widgets/Awaited'
import { FileInput } from '../../widgets/FileInput'
import { toast } from '../../widgets/toast-store'
import { ClaimedLines } from './ClaimedLines'
import { type ClaimedLine, isClaimable, linesBody, totalOf } from './claimed-lines'
import { type Draft, draftOf, useAbout } from './litigation-draft'
import { useClaimFiles } from './use-claim-files'

/** Writes a litigation before it is sent: a new one, one of an order, or the one that a reception proposed. */
export function LitigationForm({ kept }: { kept?: LitigationAnswer }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const calls = useLitigationCalls()
  const { run, isPending } = useLitigationAct()
  const number = (name: string) => Number(params.get(name)) || null
  const [draft, setDraft] = useState(() => draftOf(kept, number('supplier'), number('order')))
  const files = useClaimFiles()
  const [isTried, setTried] = useState(false)
  const about = useAbout(draft, kept)
  const types = useChoices('litigationtype')
  const objects = useChoices('litigationobject')
  const set = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const amount = draft.amount.trim() ? parseDecimal(draft.amount, 'price') : null
  const isAmountWrong = amount !== null && (!decimalPattern.test(amount) || amount.startsWith('-'))
  const isLineWrong = draft.lines.some(({ quantity }) => !isClaimable(quantity))
  /** The amount follows what is claimed until another is typed. */
  const claim = (lines: ClaimedLine[]) => {
    const followed =
      draft.amount === '' || draft.amount === totalOf(about.rows, draft.lines).replace('.', ',')
    const total = lines.length ? totalOf(about.rows, lines).replace('.', ',') : ''
    set({ lines, amount: followed ? total : draft.amount })
  }
  const lacksText = isTried && !draft.description.trim()

  async function save(send: boolean) {
    setTried(send)
    if (send && !draft.description.trim()) return toast.error(litigationTexts.description)
    const { supplier_id, order_id, lines: claimed, ...rest } = draft
    if (isAmountWrong || isLineWrong || supplier_id === null) {
      setTried(true)
      return toast.error(texts.invalid)
    }
    const saved = await run(
      async () => {
        const added = await files.send()
        const lines = linesBody(about.rows, claimed)
        const message = {
          message_text: draft.description,
          file_ids: [...(kept?.files.map(({ id }) => id) ?? []), ...added],
        }
        const body = { ...rest, ...message, amount }
        return kept
          ? calls.update({ id: kept.id, ...body, lines, lock_version: kept.lock_version })
          : calls.create({
              ...body,
              ...about.member,
              supplier_id,
              ...(order_id ? { order_id, lines } : {}),
            })
      },
      send ? undefined : texts.saved,
    )
    if (!saved) return
    navigate(`/litigations/${saved.id}`, { replace: true })
    if (send)
      await run(() => calls.send({ id: saved.id }), texts.sent, { failed: litigationTexts.sendFailed })
  }
  return (
    <>
      <Paper variant="outlined" sx={{ p: 2, mb: 2, display: 'grid', gap: 2, ...labelsAbove }}>
        {!kept && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <ChoiceSelect
              required
              label={texts.supplier}
              value={draft.supplier_id}
              choices={about.suppliers}
              error={isTried && draft.supplier_id === null}
              helperText={isTried && draft.supplier_id === null ? messages.required : undefined}
              onChange={(supplier_id) => set({ supplier_id, order_id: null, lines: [] })}
            />
            <ChoiceSelect
              label={texts.order}
              value={draft.order_id}
              choices={about.orders}
              onChange={(order_id) => set({ order_id, lines: [] })}
            />
          </Box>
        )}
        {about.isAwaited && <Awaited />}
        {about.rows.length > 0 && <ClaimedLines rows={about.rows} value={draft.lines} onChange={claim} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <ChoiceSelect
            label={texts.type}
            value={draft.litigation_type_id}
            choices={types}
            onChange={(litigation_type_id) => set({ litigation_type_id })}
          />
          <ChoiceSelect
            label={texts.object}
            value={draft.litigationobject_id}
            choices={objects}
            onChange={(litigationobject_id) =>
              set({
                litigationobject_id,
                message_object:
                  draft.message_object || (objects.find(({ id }) => id === litigationobject_id)?.label ?? ''),
              })
            }
          />
          <TextField
            size="small"
            label={texts.messageObject}
            value={draft.message_object}
            onChange={({ target }) => set({ message_object: target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            sx={{ flex: '1 1 240px' }}
          />
        </Box>
        <TextField
          required
          multiline
          minRows={4}
          label={texts.description}
          value={draft.description}
          error={lacksText}
          helperText={lacksText ? litigationTexts.description : texts.descriptionHelp}
          onChange={({ target }) => set({ description: target.value })}
          slotProps={{ htmlInput: { maxLength: 5000 } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
          <FormControlLabel
            control={
              <Switch checked={draft.credit_note} onChange={(_, credit_note) => set({ credit_note })} />
            }
            label={texts.credit}
          />
          <TextField
            size="small"
            label={texts.amount}
            value={draft.amount}
            error={isAmountWrong}
            onChange={({ target }) => set({ amount: target.value })}
            slotProps={{
              htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } },
              input: { endAdornment: <InputAdornment position="end">€</InputAdornment> },
            }}
            sx={{ width: 150 }}
          />
          <TextField
            size="small"
            label={texts.contact}
            value={draft.supplier_name}
            onChange={({ target }) => set({ supplier_name: target.value })}
            slotProps={{ htmlInput: { maxLength: 120 } }}
            sx={{ flex: '1 1 200px', maxWidth: { sm: 320 } }}
          />
          <FormControlLabel
            control={<Switch checked={draft.alert} onChange={(_, alert) => set({ alert })} />}
            label={texts.alert}
          />
        </Box>
        <FileInput {...files.input} />
      </Paper>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mb: 2 }}>
        <Button variant="outlined" loading={isPending} onClick={() => void save(false)}>
          {texts.save}
        </Button>
        <Button variant="contained" loading={isPending} onClick={() => void save(true)}>
          {texts.send}
        </Button>
      </Box>
    </>
  )
}

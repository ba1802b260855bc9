import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import type { QuickChoice, QuickOrderAnswer } from '../../../resources/orders/tool-answers'
import { useOrderAct } from '../../trade/forget-orders'
import { useMember } from '../../trade/use-member'
import { useToolCalls } from '../../trade/use-tool-calls'
import { Modal } from '../../widgets/Modal'
import { toast } from '../../widgets/toast-store'
import { type Misread, QuickResult } from './QuickResult'
import { linesOfFile } from './read-lines'

/** The lines that could not be added, as they were typed: they are corrected next. */
const linesInError = (text: string, { errors }: QuickOrderAnswer): string =>
  errors.map(({ line }) => text.split(/\r?\n/)[line - 1] ?? '').join('\n')

/** A line of the text with the article that was chosen for its name. */
function withChoice(text: string, { line, name }: Misread, { reference }: QuickChoice): string {
  const lines = text.split(/\r?\n/)
  const typed = lines[line - 1] ?? ''
  const at = typed.toLowerCase().indexOf(name.toLowerCase())
  if (at >= 0) lines[line - 1] = typed.slice(0, at) + reference + typed.slice(at + name.length)
  return lines.join('\n')
}

/** « Commande rapide »: pasted lines or a file are checked first, the good ones then go into the carts. */
export function QuickOrderDialog({ onClose }: { onClose: () => void }) {
  const member = useMember()
  const calls = useToolCalls()
  const picker = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<QuickOrderAnswer>()
  /** The lines whose quantity, far from habit, is meant. */
  const [confirmed, setConfirmed] = useState<readonly number[]>([])
  const act = useOrderAct()
  const { isPending } = act
  const added = (answer: QuickOrderAnswer) => {
    if (answer.errors.length === 0) {
      toast.success(texts.added({ smart_count: answer.complete }))
      return onClose()
    }
    toast.warning(texts.partly(answer.complete, answer.errors.length))
    setText(linesInError(text, answer))
    setConfirmed([])
    setChecked({ ...answer, rows: [] })
  }
  const check = (next: string) =>
    act.run(() => calls.quick(member, next, { commit: false }), undefined, { after: setChecked })
  const commit = () =>
    act.run(() => calls.quick(member, text, { commit: true, confirmed }), undefined, { after: added })
  const choose = (misread: Misread, choice: QuickChoice) => {
    const next = withChoice(text, misread, choice)
    setText(next)
    void check(next)
  }
  const load = async (file: File | undefined) => {
    if (!file) return
    try {
      setText(await linesOfFile(file))
    } catch {
      toast.error(texts.fileFailed)
    }
  }
  const good = (checked?.rows ?? []).filter(
    ({ line, unusual }) => unusual === null || confirmed.includes(line),
  ).length
  return (
    <Modal
      open
      size="md"
      title={texts.quickTitle}
      onClose={onClose}
      actions={
        checked?.carts.length ? (
          <>
            <Button onClick={() => setChecked(undefined)}>{texts.correct}</Button>
            <Button variant="contained" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        ) : checked ? (
          <>
            <Button onClick={() => setChecked(undefined)}>{texts.edit}</Button>
            <Button
              variant="contained"
              disabled={good === 0}
              loading={isPending}
              onClick={() => void commit()}
            >
              {texts.addLines({ smart_count: good })}
            </Button>
          </>
        ) : (
          <>
            <Button startIcon={<UploadFile />} onClick={() => picker.current?.click()}>
              {texts.file}
            </Button>
            <Button
              variant="contained"
              disabled={!text.trim()}
              loading={isPending}
              onClick={() => {
                setConfirmed([])
                void check(text)
              }}
            >
              {texts.check}
            </Button>
          </>
        )
      }
    >
      <input
        ref={picker}
        type="file"
        hidden
        accept=".xlsx,.csv,.txt"
        aria-label={texts.file}
        onChange={({ target }) => {
          void load(target.files?.[0])
          target.value = ''
        }}
      />
      {checked ? (
        <QuickResult answer={checked} confirmed={confirmed} onConfirm={setConfirmed} onChoose={choose} />
      ) : (
        <>
          <p>{texts.quickHelp}</p>
          <TextField
            autoFocus
            multiline
            minRows={8}
            maxRows={18}
            label={texts.quickLines}
            placeholder={texts.quickExample}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { style: { fontFamily: 'monospace' } } }}
          />
        </>
      )}
    </Modal>
  )
}

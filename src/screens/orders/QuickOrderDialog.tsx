import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import type { QuickOrderAnswer } from '../../../resources/orders/tool-answers'
import { useOrderAct } from '../../trade/forget-orders'
import { useMember } from '../../trade/use-member'
import { useToolCalls } from '../../trade/use-tool-calls'
import { Modal } from '../../widgets/Modal'
import { toast } from '../../widgets/toast-store'
import { QuickResult } from './QuickResult'
import { linesOfFile } from './read-lines'

/** The lines that could not be added, as they were typed: they are corrected next. */
const linesInError = (text: string, { errors }: QuickOrderAnswer): string =>
  errors.map(({ line }) => text.split(/\r?\n/)[line - 1] ?? '').join('\n')

/** « Commande rapide »: pasted lines or a file are checked first, the good ones then go into the carts. */
export function QuickOrderDialog({ onClose }: { onClose: () => void }) {
  const member = useMember()
  const calls = useToolCalls()
  const picker = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<QuickOrderAnswer>()
  const act = useOrderAct()
  const { isPending } = act
  const added = (answer: QuickOrderAnswer) => {
    if (answer.errors.length === 0) {
      toast.success(texts.added({ smart_count: answer.complete }))
      return onClose()
    }
    toast.warning(texts.partly(answer.complete, answer.errors.length))
    setText(linesInError(text, answer))
    setChecked({ ...answer, rows: [] })
  }
  const run = (commit: boolean) =>
    act.run(() => calls.quick(member, text, commit), undefined, { after: commit ? added : setChecked })
  const load = async (file: File | undefined) => {
    if (!file) return
    try {
      setText(await linesOfFile(file))
    } catch {
      toast.error(texts.fileFailed)
    }
  }
  const good = checked?.rows.length ?? 0
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
              onClick={() => void run(true)}
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
              onClick={() => void run(false)}
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
        <QuickResult answer={checked} />
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

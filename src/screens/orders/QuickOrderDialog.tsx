import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { Modal } from '../../widgets/Modal'
import { toast } from '../../widgets/toast-store'
import { QuickResult } from './QuickResult'
import { linesOfFile } from './read-lines'
import { useQuickOrder } from './use-quick-order'

/** « Commande rapide »: pasted lines or a file are checked first, the good ones then go into the carts. */
export function QuickOrderDialog({ onClose }: { onClose: () => void }) {
  const picker = useRef<HTMLInputElement>(null)
  const order = useQuickOrder(onClose)
  const { text, setText, answer, confirmed, isPending } = order
  const load = async (file: File | undefined) => {
    if (!file) return
    try {
      setText(await linesOfFile(file))
    } catch {
      toast.error(texts.fileFailed)
    }
  }
  const good = (answer?.rows ?? []).filter(
    ({ line, unusual }) => unusual === null || confirmed.includes(line),
  ).length
  return (
    <Modal
      open
      size="md"
      title={texts.quickTitle}
      onClose={onClose}
      actions={
        answer?.carts.length ? (
          <>
            <Button onClick={order.edit}>{texts.correct}</Button>
            <Button variant="contained" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        ) : answer ? (
          <>
            <Button onClick={order.edit}>{texts.edit}</Button>
            <Button
              variant="contained"
              disabled={good === 0}
              loading={isPending}
              onClick={() => void order.commit()}
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
              onClick={() => void order.check()}
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
      {answer ? (
        <QuickResult
          answer={answer}
          confirmed={confirmed}
          onConfirm={order.setConfirmed}
          onChoose={(misread, choice) => void order.choose(misread, choice)}
        />
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

import Upload from '@mui/icons-material/FileUploadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { priceRequestTexts as texts } from '../../../i18n/fr/price-requests'
import type { WorkbookAnswer } from '../../../resources/pricing/price-workbook'
import { PaperButton } from '../../trade/PaperButton'
import { Modal } from '../../widgets/Modal'
import { toast } from '../../widgets/toast-store'
import { useAct } from '../../widgets/use-act'
import type { PriceRows } from './use-price-rows'
import { usePriceRequestCalls } from './use-pricing'

type Wrong = Pick<WorkbookAnswer, 'errors' | 'more'>
const none: Wrong = { errors: [], more: 0 }

interface Props {
  id: number
  prices: PriceRows
  isLocked: boolean
}

/** Takes the grid away to a spreadsheet program, and brings it back into the draft: all of it, or nothing with what is wrong. */
export function PriceWorkbookButtons({ id, prices, isLocked }: Props) {
  const calls = usePriceRequestCalls()
  const { run, isPending } = useAct()
  const input = useRef<HTMLInputElement>(null)
  const [{ errors, more }, tell] = useState<Wrong>(none)
  const bring = async (file: File) => {
    if (!(await prices.flush())) return
    await run(() => calls.read(id, file), undefined, {
      after: ({ entries, errors: wrong, more: left }) => {
        tell({ errors: wrong, more: left })
        if (wrong.length) return
        prices.change(new Map(entries.map(({ id: line, ...entry }) => [line, entry])), 'import')
        toast.success(texts.brought(entries.length))
      },
    })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <PaperButton path={`/price-request/${id}/workbook`} filename={`prix-${id}.xlsx`} label={texts.take} />
      {!isLocked && (
        <Button
          size="small"
          startIcon={<Upload />}
          loading={isPending}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {texts.bring}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.xlsm,.xls"
        aria-label={texts.file}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void bring(file)
        }}
      />
      <Modal
        open={errors.length > 0}
        title={texts.wrong}
        onClose={() => tell(none)}
        actions={<Button onClick={() => tell(none)}>{texts.close}</Button>}
      >
        <Box sx={{ mb: 2 }}>{texts.wrongText}</Box>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }} aria-label={texts.wrong}>
          {errors.map(({ line, message }) => (
            <li key={`${line} ${message}`}>{message}</li>
          ))}
        </Box>
        {more > 0 && <Box sx={{ mt: 1, color: 'text.secondary' }}>{texts.more(more)}</Box>}
      </Modal>
    </Box>
  )
}

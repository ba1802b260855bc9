import Upload from '@mui/icons-material/FileUploadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useRef, useState } from 'react'
import { sheetAccept } from '../../resources/schema/sheet-files'
import type { SheetErrors } from '../../resources/schema/sheet-lines'
import { Modal } from './Modal'
import { say } from './say'

const none: SheetErrors = { errors: [], more: 0, remarks: [] }

interface Props {
  /** The button that takes the sheet away. */
  take: ReactNode
  /** Of the button that brings it back, and of its file. */
  texts: {
    bring: string
    file: string
    wrong: string
    wrongText: string
    more: (n: number) => string
    line?: (line: number, message: string) => string
  }
  isLocked: boolean
  isPending: boolean
  /** Reads a file and takes it over, all or nothing; answers what is wrong in it. */
  onBring: (file: File) => Promise<SheetErrors | undefined>
}

/** Takes a sheet away to a spreadsheet program and brings it back: wrong lines are told, and then nothing is taken over. */
export function WorkbookButtons({ take, texts, isLocked, isPending, onBring }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [{ errors, more, remarks }, tell] = useState(none)
  const isWrong = errors.length > 0
  const title = isWrong ? texts.wrong : say('widget.readOtherwise')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {take}
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
        accept={sheetAccept}
        aria-label={texts.file}
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) tell((await onBring(file)) ?? none)
        }}
      />
      <Modal
        open={isWrong || remarks.length > 0}
        title={title}
        onClose={() => tell(none)}
        actions={<Button onClick={() => tell(none)}>{say('widget.close')}</Button>}
      >
        <Box sx={{ mb: 2 }}>{isWrong ? texts.wrongText : say('widget.readOtherwiseText')}</Box>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }} aria-label={title}>
          {(isWrong ? errors : remarks).map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              {isWrong
                ? (texts.line?.(line, message) ?? message)
                : say('widget.lineMessage', { line, message })}
            </li>
          ))}
        </Box>
        {more > 0 && <Box sx={{ mt: 1, color: 'text.secondary' }}>{texts.more(more)}</Box>}
      </Modal>
    </Box>
  )
}

import Upload from '@mui/icons-material/FileUploadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useRef, useState } from 'react'
import { sheetAccept } from '../../resources/schema/sheet-files'
import type { CrossedRow, SheetErrors } from '../../resources/schema/sheet-lines'
import { CrossedRows } from './CrossedRows'
import { Modal } from './Modal'
import { say } from './say'

const none: SheetErrors = { errors: [], more: 0, remarks: [] }

/** What a brought sheet answers: what is wrong in it, and which rows somebody else has changed meanwhile. */
type Brought = SheetErrors & { crossed?: readonly CrossedRow[] }

interface Props<A extends Brought> {
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
  onBring: (file: File) => Promise<A | undefined>
  /** Takes the file's own values over in these rows, which somebody else has changed meanwhile. */
  onMine?: (answer: A, rows: readonly number[]) => void
}

/** Takes a sheet away to a spreadsheet program and brings it back: wrong lines are told, and then nothing is taken over. */
export function WorkbookButtons<A extends Brought>({
  take,
  texts,
  isLocked,
  isPending,
  onBring,
  onMine,
}: Props<A>) {
  const input = useRef<HTMLInputElement>(null)
  const [answer, tell] = useState<A>()
  const { errors, more, remarks } = answer ?? none
  const crossed = answer?.crossed ?? []
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
          if (file) tell(await onBring(file))
        }}
      />
      <Modal
        open={isWrong || remarks.length > 0}
        title={title}
        onClose={() => tell((now) => now && { ...now, errors: [], remarks: [] })}
        actions={
          <Button onClick={() => tell((now) => now && { ...now, errors: [], remarks: [] })}>
            {say('widget.close')}
          </Button>
        }
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
      {answer && !isWrong && remarks.length === 0 && crossed.length > 0 && (
        <CrossedRows
          rows={crossed}
          onClose={() => tell(undefined)}
          onMine={(rows) => {
            onMine?.(answer, rows)
            tell(undefined)
          }}
        />
      )}
    </Box>
  )
}

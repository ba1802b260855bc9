import Button from '@mui/material/Button'
import { useRef } from 'react'
import { answerFileScreens as texts } from '../../../i18n/fr/answer-file-screens'
import { acceptedFiles } from './AddAnswerFiles'

/** Chooses the file that comes in place of another. */
export function ReplaceButton({
  name,
  isPending,
  onFiles,
}: {
  name: string
  isPending: boolean
  onFiles: (files: File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        disabled={isPending}
        aria-label={texts.replaceOf(name)}
        onClick={() => input.current?.click()}
      >
        {texts.replace}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={texts.replaceOf(name)}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

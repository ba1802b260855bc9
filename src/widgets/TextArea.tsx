import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { say } from './say'
import { visuallyHidden } from './visually-hidden'

/** A longer text scrolls inside, in pixels. */
const maxHeight = 400

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  textLimit?: number
  minRows?: number
  id?: string
  name?: string
  helperText?: ReactNode
  error?: boolean
  disabled?: boolean
  required?: boolean
  onBlur?: () => void
}

/** A text of several lines that grows with it; what is typed beyond `textLimit` is reverted. */
export function TextArea({ value, onChange, textLimit, minRows = 3, helperText, ...field }: Props) {
  const input = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number>(null)
  const [reverted, setReverted] = useState(0)

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [reverted])

  function change({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const typed = target.value
    const isOver = textLimit !== undefined && typed.length > textLimit && typed.length > value.length
    if (!isOver) return onChange(typed)
    caret.current = Math.max(0, (target.selectionStart ?? typed.length) - (typed.length - value.length))
    setReverted((count) => count + 1)
  }

  const isFull = textLimit !== undefined && value.length >= textLimit
  return (
    <TextField
      {...field}
      multiline
      minRows={minRows}
      value={value}
      onChange={change}
      inputRef={input}
      helperText={
        <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
          <span>{helperText}</span>
          {textLimit !== undefined && (
            <Box component="span" sx={isFull ? { color: 'warning.main', fontWeight: 600 } : undefined}>
              {say('widget.textArea.counter', { n: value.length, z: textLimit })}
              <span role="status" style={visuallyHidden}>
                {isFull ? say('widget.textArea.limitReached', { z: textLimit }) : ''}
              </span>
            </Box>
          )}
        </Box>
      }
      sx={{ '& textarea': { maxHeight, overflowY: 'auto !important' } }}
    />
  )
}

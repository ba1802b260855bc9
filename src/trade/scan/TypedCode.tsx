import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { scanTexts } from '../../../i18n/fr/scan'

interface Props {
  /** Whether the text is a code, which is taken then. */
  onText: (text: string) => boolean
  /** There is no camera: one types at once. */
  isFirst: boolean
}

/** The code typed by hand, where the camera reads none. */
export function TypedCode({ onText, isFirst }: Props) {
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(!onText(text))
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'start', mt: 2 }}>
      <TextField
        size="small"
        label={scanTexts.typed}
        value={text}
        error={isWrong}
        helperText={isWrong ? scanTexts.noCode : undefined}
        autoFocus={isFirst}
        onChange={({ target }) => {
          setText(target.value)
          setWrong(false)
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        sx={{ flex: 1 }}
      />
      <Button type="submit" variant="outlined" disabled={!text.trim()} sx={{ minHeight: 40, mt: 4.25 }}>
        {scanTexts.take}
      </Button>
    </Box>
  )
}

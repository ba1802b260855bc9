import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type DragEvent, useRef, useState } from 'react'
import { say } from './say'

type Props = {
  label: string
  /** What is accepted, in a sentence. */
  rules: string
  accept: string
  onFiles: (files: File[]) => void
  buttonLabel?: string
  multiple?: boolean
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
}

/** Where files are dropped, with a button that opens the system's file picker. */
export function DropZone({ label, rules, accept, onFiles, multiple, disabled, invalid, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ ...zone, ...(over && zoneOver), ...(invalid && { borderColor: 'error.main' }) }}
    >
      <UploadFile aria-hidden sx={{ color: disabled ? 'text.disabled' : 'primary.main' }} />
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <Typography variant="body2" component="div">
          {say('widget.file.drop')}{' '}
          <Button
            size="small"
            disabled={disabled}
            aria-label={`${rest.buttonLabel ?? say('widget.file.browse')} : ${label}`}
            aria-describedby={rest.describedBy}
            onClick={() => input.current?.click()}
            sx={{ minHeight: 26, px: 0.75, py: 0, textDecoration: 'underline' }}
          >
            {rest.buttonLabel ?? say('widget.file.browse')}
          </Button>
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {rules}
        </Typography>
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </Box>
  )
}

const zone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.5,
  border: '1px dashed',
  borderColor: 'surface.field',
  borderRadius: 1,
  bgcolor: 'background.paper',
  transition: 'background-color 120ms, border-color 120ms',
}
const zoneOver = { borderColor: 'primary.main', bgcolor: 'primary.light' }

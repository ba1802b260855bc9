import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { type ReactNode, useId, useState } from 'react'
import { cropMaxSize, cropSize } from './crop-state'
import { DropZone } from './DropZone'
import { sayBytes } from './file-rules'
import { useObjectUrl } from './object-url'
import { SavedImage } from './SavedImage'
import { say } from './say'
import { useCrop } from './use-crop'

type Props = {
  label: string
  /** The image kept already, shown as a card. */
  saved?: { url: string } | null
  /** Takes the cropped square, a JPEG of 200 × 200 px. */
  onCropped: (image: File) => void
  onDelete?: () => void
  /** Bytes of the chosen image at most. */
  maxSize?: number
  required?: boolean
  disabled?: boolean
  helperText?: ReactNode
  error?: boolean
}

/** An image chosen, cropped to a square, looked at, then given to the form. */
export function ImageCrop({
  label,
  saved,
  onCropped,
  onDelete,
  maxSize = cropMaxSize,
  required,
  disabled,
  helperText,
  error,
}: Props) {
  const id = useId()
  const [editing, setEditing] = useState(false)
  const { state, send, Editor } = useCrop()
  const refused = state.step === 'empty' ? state.error : undefined
  const isCard = saved && !editing && state.step === 'empty'

  function leave() {
    send({ type: 'reset' })
    setEditing(false)
  }
  function use(name: string, result: Blob) {
    onCropped(new File([result], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: result.type }))
    leave()
  }

  return (
    <Box role="group" aria-labelledby={id}>
      <FormLabel
        component="p"
        id={id}
        required={required}
        disabled={disabled}
        sx={{ m: 0, mb: 0.75, typography: 'body2' }}
      >
        {label}
      </FormLabel>
      {isCard && (
        <SavedImage url={saved.url} onEdit={() => setEditing(true)} onDelete={onDelete} disabled={disabled} />
      )}
      {!isCard && state.step === 'empty' && (
        <>
          <DropZone
            label={label}
            rules={say('widget.crop.rules', { max: sayBytes(maxSize) })}
            accept="image/*"
            buttonLabel={say('widget.crop.choose')}
            onFiles={([file]) => file && send({ type: 'choose', file, maxSize })}
            disabled={disabled}
            invalid={Boolean(refused) || error}
          />
          {saved && <CancelButton onClick={leave} />}
        </>
      )}
      {state.step === 'chosen' && <CircularProgress size={28} aria-label={say('widget.loading')} />}
      {state.step === 'cropping' && Editor && (
        <Editor
          url={state.url}
          onCrop={(result) => send({ type: 'crop', result })}
          onCancel={leave}
          onFail={(reason) => send({ type: 'fail', error: reason })}
        />
      )}
      {state.step === 'cropped' && (
        <CroppedPreview
          result={state.result}
          onUse={() => use(state.file.name, state.result)}
          onRecrop={() => send({ type: 'recrop' })}
          onCancel={leave}
        />
      )}
      {(refused || helperText) && (
        <FormHelperText role={refused ? 'alert' : undefined} error={Boolean(refused) || error}>
          {refused ? say(refused, { max: sayBytes(maxSize) }) : helperText}
        </FormHelperText>
      )}
    </Box>
  )
}

type PreviewProps = { result: Blob; onUse: () => void; onRecrop: () => void; onCancel: () => void }

function CroppedPreview({ result, onUse, onRecrop, onCancel }: PreviewProps) {
  const url = useObjectUrl(result)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box
        component="img"
        src={url ?? undefined}
        alt={say('widget.crop.preview')}
        sx={{
          width: cropSize,
          height: cropSize,
          borderRadius: 1,
          border: '1px solid',
          borderColor: 'divider',
        }}
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}>
        <Button variant="contained" onClick={onUse}>
          {say('widget.crop.use')}
        </Button>
        <Button onClick={onRecrop}>{say('widget.crop.recrop')}</Button>
        <CancelButton onClick={onCancel} />
      </Box>
    </Box>
  )
}

function CancelButton({ onClick }: { onClick: () => void }) {
  return (
    <Button color="inherit" onClick={onClick} sx={{ mt: 0.5 }}>
      {say('widget.cancel')}
    </Button>
  )
}

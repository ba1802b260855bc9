import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { fileTexts } from '../../../i18n/fr/kept-files'
import type { KeptFile } from '../../../providers/send-files'
import { FileInput } from '../../widgets/FileInput'
import { hintOf, type InputProps } from './input-props'
import { KeptFileCard } from './KeptFileCard'
import { fileBehind, typesOf } from './kept-file'
import { useUpload } from './use-upload'

/** A file, sent as soon as it is chosen and kept by its id. */
export function UploadInput({ field, value, onChange, related, ...props }: InputProps) {
  const [sent, setSent] = useState<KeptFile>()
  const { send, progress, error } = useUpload(field.folder ?? '')
  const file = fileBehind(value, related, sent)
  const isLocked = props.disabled || props.readOnly || progress !== undefined

  async function take(file: File | undefined) {
    const kept = file && (await send(file))
    if (!kept) return
    setSent(kept)
    onChange(kept.id)
  }

  return (
    <div>
      <FileInput
        label={field.label}
        value={[]}
        onChange={([chosen]) => take(chosen)}
        types={typesOf(field)}
        required={props.required}
        disabled={isLocked}
        error={(props.error ?? error) !== undefined}
        helperText={progress ?? error ?? hintOf({ ...props, field })}
      />
      <div role="status">
        {sent?.tagged === false && sent.id === value && (
          <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
            {fileTexts.untaggedHelp}
          </Alert>
        )}
      </div>
      {file && <KeptFileCard file={file} onRemove={isLocked ? undefined : () => onChange(null)} />}
    </div>
  )
}

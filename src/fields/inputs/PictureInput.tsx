import { useState } from 'react'
import { inputTexts } from '../../../i18n/fr/form'
import type { KeptFile } from '../../../providers/send-files'
import { avatarMaxSize } from '../../widgets/crop-state'
import { ImageCrop } from '../../widgets/ImageCrop'
import { toast } from '../../widgets/toast-store'
import { hintOf, type InputProps } from './input-props'
import { addressOf, fileBehind } from './kept-file'
import { UploadInput } from './UploadInput'
import { useUpload } from './use-upload'

const portraits = '/user'

/** An image: portraits and logos are cropped to a square, others sent as they are. */
export function PictureInput(props: InputProps) {
  return props.field.square ? <SquareInput {...props} /> : <UploadInput {...props} />
}

function SquareInput({ field, value, onChange, related, ...props }: InputProps) {
  const [sent, setSent] = useState<KeptFile>()
  const { send, progress, error } = useUpload(field.folder ?? '', inputTexts.pictureForbidden)
  const file = fileBehind(value, related, sent)
  const isLocked = props.disabled || props.readOnly || progress !== undefined

  async function take(image: File) {
    const kept = await send(image)
    if (!kept) return
    setSent(kept)
    onChange(kept.id)
    toast.success(inputTexts.pictureSent({ label: field.label }))
  }

  return (
    <ImageCrop
      label={field.label}
      saved={file ? { url: addressOf(file) ?? '' } : null}
      maxSize={field.folder === portraits ? avatarMaxSize : undefined}
      onCropped={take}
      onDelete={isLocked ? undefined : () => onChange(null)}
      required={props.required}
      disabled={isLocked}
      error={(props.error ?? error) !== undefined}
      helperText={progress ?? error ?? hintOf({ ...props, field })}
    />
  )
}

import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { type ReactNode, useId, useState } from 'react'
import { DropZone } from './DropZone'
import { FileCard } from './FileCard'
import { acceptOf, defaultMaxSize, documentTypes, refusal, sayBytes, sayTypes, typeOf } from './file-rules'
import { openFile, useObjectUrl } from './object-url'
import { say } from './say'

/** A file that the server already keeps. */
export type SavedFile = { id: number; filename: string; mime_type: string; url: string }

type Props = {
  label: string
  /** The files chosen and not yet sent. */
  value: readonly File[]
  onChange: (files: readonly File[]) => void
  saved?: readonly SavedFile[]
  onRemoveSaved?: (file: SavedFile) => void
  multiple?: boolean
  types?: readonly string[]
  /** In bytes. */
  maxSize?: number
  required?: boolean
  disabled?: boolean
  error?: boolean
  helperText?: ReactNode
}

/** Files to send: dropped or chosen, checked for type and size, previewed. */
export function FileInput({
  label,
  value,
  onChange,
  types = documentTypes,
  maxSize = defaultMaxSize,
  ...props
}: Props) {
  const { saved = [], onRemoveSaved, multiple, required, disabled, helperText } = props
  const [refused, setRefused] = useState<string | null>(null)
  const id = useId()
  const limits = { types, maxSize }

  function take(files: File[]) {
    const taken = files.filter((file) => refusal(file, limits) === null)
    const faulty = files.find((file) => refusal(file, limits) !== null)
    setRefused(faulty ? `${faulty.name} : ${refusal(faulty, limits)}` : null)
    if (taken.length > 0) onChange(multiple ? [...value, ...taken] : taken.slice(0, 1))
  }

  const message = refused ?? helperText
  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <FormLabel
        component="p"
        id={`${id}-label`}
        required={required}
        disabled={disabled}
        sx={{ m: 0, mb: 0.75, typography: 'body2' }}
      >
        {label}
      </FormLabel>
      <DropZone
        label={label}
        rules={say('widget.file.rules', { types: sayTypes(types), max: sayBytes(maxSize) })}
        accept={acceptOf(types)}
        onFiles={take}
        multiple={multiple}
        disabled={disabled}
        invalid={Boolean(refused) || props.error}
        describedBy={message ? `${id}-message` : undefined}
        buttonLabel={!multiple && value.length + saved.length > 0 ? say('widget.file.replace') : undefined}
      />
      {message && (
        <FormHelperText
          id={`${id}-message`}
          role={refused ? 'alert' : undefined}
          error={Boolean(refused) || props.error}
        >
          {message}
        </FormHelperText>
      )}
      {saved.map((file) => (
        <FileCard
          key={file.id}
          name={file.filename}
          type={file.mime_type}
          detail={sayTypes([file.mime_type])}
          image={file.mime_type.startsWith('image/') ? file.url : null}
          onOpen={() => window.open(file.url, '_blank', 'noopener')}
          onRemove={onRemoveSaved && !disabled ? () => onRemoveSaved(file) : undefined}
        />
      ))}
      {value.map((file) => (
        <ChosenFile
          key={`${file.name}-${file.lastModified}-${file.size}`}
          file={file}
          onRemove={disabled ? undefined : () => onChange(value.filter((one) => one !== file))}
        />
      ))}
    </Box>
  )
}

function ChosenFile({ file, onRemove }: { file: File; onRemove?: () => void }) {
  const type = typeOf(file)
  const image = useObjectUrl(type.startsWith('image/') ? file : null)
  return (
    <FileCard
      name={file.name}
      type={type}
      detail={`${sayTypes([type])} · ${sayBytes(file.size)}`}
      image={image}
      onOpen={() => openFile(file)}
      onRemove={onRemove}
    />
  )
}

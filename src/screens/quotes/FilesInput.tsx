import { useState } from 'react'
import type { KeptFile } from '../../../providers/send-files'
import { openBlob } from '../../../providers/transfers'
import type { Widget } from '../../admin/form/extensions'
import { useEngine } from '../../fields/engine'
import { hintOf } from '../../fields/inputs/input-props'
import { addressOf, typesOf } from '../../fields/inputs/kept-file'
import { isKeptFile, useUpload } from '../../fields/inputs/use-upload'
import { FileCard } from '../../widgets/FileCard'
import { FileInput } from '../../widgets/FileInput'
import { sayTypes } from '../../widgets/file-rules'

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []

/** The files of a request, each sent as soon as it is chosen and kept by its id. */
export const FilesInput: Widget = ({ scope: _scope, field, value, onChange, related, ...props }) => {
  const { http } = useEngine()
  const [sent, setSent] = useState<readonly KeptFile[]>([])
  const { send, progress, error } = useUpload(field.folder ?? '')
  const ids = idsOf(value)
  const known = [...sent, ...(Array.isArray(related) ? related.filter(isKeptFile) : [])]
  const isLocked = props.disabled || props.readOnly || progress !== undefined
  const isFull = ids.length >= Number(field.max ?? 10)

  async function take(files: readonly File[]) {
    const kept: KeptFile[] = []
    for (const file of files.slice(0, Number(field.max ?? 10) - ids.length)) {
      const one = await send(file)
      if (one) kept.push(one)
    }
    setSent((now) => [...now, ...kept])
    if (kept.length) onChange([...ids, ...kept.map(({ id }) => id)])
  }
  const cards = ids.map((id) => known.find((one) => one.id === id) ?? { id })
  return (
    <div>
      {(!isLocked || cards.length === 0) && (
        <FileInput
          label={field.label}
          multiple
          value={[]}
          onChange={(files) => void take(files)}
          types={typesOf(field)}
          required={props.required}
          disabled={isLocked || isFull}
          error={(props.error ?? error) !== undefined}
          helperText={progress ?? error ?? hintOf({ ...props, field })}
        />
      )}
      {cards.map((file: KeptFile) => (
        <FileCard
          key={file.id}
          name={file.filename ?? `n° ${file.id}`}
          type={file.mime_type ?? ''}
          detail={file.mime_type ? sayTypes([file.mime_type]) : ''}
          image={file.mime_type?.startsWith('image/') ? addressOf(file) : null}
          onOpen={() => void openBlob(http.download(`/file/download/${file.id}`)).catch(() => undefined)}
          onRemove={isLocked ? undefined : () => onChange(ids.filter((id) => id !== file.id))}
        />
      ))}
    </div>
  )
}

import { useState } from 'react'
import { quoteScreenTexts as texts } from '../../../i18n/fr/quote-screens'
import type { KeptFile } from '../../../providers/send-files'
import type { Widget } from '../../admin/form/extensions'
import { hintOf } from '../../fields/inputs/input-props'
import { KeptFileCard } from '../../fields/inputs/KeptFileCard'
import { typesOf } from '../../fields/inputs/kept-file'
import { isKeptFile, useUpload } from '../../fields/inputs/use-upload'
import { FileInput } from '../../widgets/FileInput'

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(', ')

/** The files of a request, each sent as soon as it is chosen and kept by its id; those that are not are named. */
export const FilesInput: Widget = ({ scope: _scope, field, value, onChange, related, ...props }) => {
  const [sent, setSent] = useState<readonly KeptFile[]>([])
  const [left, setLeft] = useState<string>()
  const { send, progress, error } = useUpload(field.folder ?? '')
  const ids = idsOf(value)
  const most = Number(field.max ?? 10)
  const known = [...sent, ...(Array.isArray(related) ? related.filter(isKeptFile) : [])]
  const isLocked = props.disabled || props.readOnly || progress !== undefined

  async function take(files: readonly File[]) {
    const room = most - ids.length
    const over = files.slice(room)
    const kept: KeptFile[] = []
    const failed: File[] = []
    for (const file of files.slice(0, room)) {
      const one = await send(file)
      if (one) kept.push(one)
      else failed.push(file)
    }
    setLeft(
      [
        ...(failed.length ? [texts.notSent({ names: namesOf(failed) })] : []),
        ...(over.length ? [texts.tooManyFiles({ most, names: namesOf(over) })] : []),
      ].join(' ') || undefined,
    )
    setSent((now) => [...now, ...kept])
    if (kept.length) onChange([...ids, ...kept.map(({ id }) => id)])
  }
  const said = [left, error].filter(Boolean).join(' ')
  return (
    <div>
      {(!isLocked || ids.length === 0) && (
        <FileInput
          label={field.label}
          multiple
          value={[]}
          onChange={(files) => void take(files)}
          types={typesOf(field)}
          required={props.required}
          disabled={isLocked || ids.length >= most}
          error={Boolean(props.error ?? said)}
          helperText={progress ?? (said || hintOf({ ...props, field }))}
        />
      )}
      {ids.map((id) => (
        <KeptFileCard
          key={id}
          file={known.find((one) => one.id === id) ?? { id }}
          onRemove={isLocked ? undefined : () => onChange(ids.filter((one) => one !== id))}
        />
      ))}
    </div>
  )
}

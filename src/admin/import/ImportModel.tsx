import TextField from '@mui/material/TextField'
import { importScreenTexts as texts } from '../../../i18n/fr/transfers'
import type { ImportJob, ImportSaid, ToldModel } from './import-state'

type Props = { job: ImportJob; onSay: (said: ImportSaid) => void }

const called = ({ name, owner, mine }: ToldModel) =>
  mine || owner === null ? name : texts.sharedModel({ name, owner })

/** The model that the file is read by, to be chosen among those of its list. */
export function ImportModel({ job: { read_by, models }, onSay }: Props) {
  const isLast = read_by !== null && !models.some(({ id }) => id === read_by.id)
  return (
    <TextField
      select
      size="small"
      label={texts.model}
      value={read_by?.id ?? ''}
      helperText={texts.modelHelp}
      onChange={({ target }) => onSay({ model_id: target.value ? Number(target.value) : null })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{texts.noModel}</option>
      {[...(isLast ? [read_by] : []), ...models].map((model) => (
        <option key={model.id} value={model.id}>
          {called(model)}
        </option>
      ))}
    </TextField>
  )
}

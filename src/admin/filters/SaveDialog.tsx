import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { filterTexts } from '../../../i18n/fr/filters'
import { Modal } from '../../widgets/Modal'
import { toast } from '../../widgets/toast-store'
import { hasName, type SavedSearch, withSearch } from './saved'

interface Props {
  list: readonly SavedSearch[]
  search: string
  /** The person's own columns, which belong to it. */
  columns?: readonly string[]
  onKeep: (list: SavedSearch[]) => void
  onClose: () => void
}

/** Asks under which name the search is kept. */
export function SaveDialog({ list, search, columns, onKeep, onClose }: Props) {
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const formId = useId()
  const isMissing = tried && name.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '') return
    onKeep(withSearch(list, { name, search, ...(columns && { columns }) }))
    toast.success(filterTexts.savedAs({ name: name.trim() }))
    onClose()
  }
  const hint = hasName(list, name) ? filterTexts.replaces : filterTexts.saveText
  return (
    <Modal
      open
      size="xs"
      title={filterTexts.saveTitle}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {filterTexts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="contained">
            {filterTexts.saveConfirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          autoFocus
          required
          label={filterTexts.saveName}
          value={name}
          error={isMissing}
          helperText={isMissing ? filterTexts.nameNeeded : hint}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
      </form>
    </Modal>
  )
}

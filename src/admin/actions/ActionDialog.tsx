import Box from '@mui/material/Box'
import { useState } from 'react'
import { checkValue, type FieldError } from '../../../resources/schema/check'
import type { Fields } from '../../../resources/schema/field'
import { messages } from '../../../resources/schema/messages'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { LooseFields, said } from '../form/LooseFields'
import { StruckNotice } from '../struck/StruckNotice'
import type { Told } from './use-actions'

type Props = {
  title: string
  label: string
  text?: string
  fields: Fields
  /** The rows that it takes out of service. */
  struck?: { model: string; ids: readonly number[] } | undefined
  pending: boolean
  onConfirm: (told: Told) => Promise<readonly FieldError[]>
  onClose: () => void
}

const empty = (value: unknown) => value === null || value === undefined || value === ''

/** Why what was told would be refused: the same checks as the server's. */
const wrongIn = (fields: Fields, told: Told): FieldError[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { value, message } = checkValue(field, told[name])
    if (message) return [{ name, message }]
    return field.required && empty(value) ? [{ name, message: messages.required }] : []
  })

/** What a declared action asks before it is done: a dialog made of its fields. */
export function ActionDialog({ title, label, text, fields, struck, pending, onConfirm, onClose }: Props) {
  const [told, setTold] = useState<Told>(() =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default ?? null])),
  )
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  async function confirm() {
    const wrong = wrongIn(fields, told)
    setErrors(wrong.length ? wrong : await onConfirm(said(told)))
  }
  return (
    <Modal
      open
      size="xs"
      title={title}
      onClose={pending ? () => undefined : onClose}
      actions={
        <ModalActions confirm={label} onCancel={onClose} loading={pending} onConfirm={() => void confirm()} />
      }
    >
      {text && <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 2 }}>{text}</Box>}
      {struck && <StruckNotice {...struck} />}
      <LooseFields fields={fields} values={told} errors={errors} onChange={setTold} />
    </Modal>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import type { FieldError } from '../../../resources/schema/check'
import type { Field } from '../../../resources/schema/field'
import { LooseFields, type LooseValues } from '../../admin/form/LooseFields'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'

interface Props {
  title: string
  confirm: string
  text?: string
  warnings?: readonly string[]
  fields: Readonly<Record<string, Field>>
  /** Those that have to be filled in. */
  required: readonly string[]
  start?: LooseValues
  errors: readonly FieldError[]
  isPending: boolean
  onClose: () => void
  onConfirm: (values: LooseValues) => void
}

/** Asks for some fields before a step is done. */
export function AskDialog({ title, confirm, text, warnings = [], start = {}, ...of }: Props) {
  const [values, setValues] = useState<LooseValues>(start)
  const isLacking = of.required.some((name) => !String(values[name] ?? '').trim())
  return (
    <Modal
      open
      size="sm"
      title={title}
      onClose={of.onClose}
      actions={
        <ModalActions
          confirm={confirm}
          onCancel={of.onClose}
          loading={of.isPending}
          disabled={isLacking}
          onConfirm={() => of.onConfirm(values)}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {text && <div>{text}</div>}
        {warnings.map((one) => (
          <Alert key={one} severity="warning">
            {one}
          </Alert>
        ))}
        <LooseFields {...of} values={values} onChange={setValues} />
      </Box>
    </Modal>
  )
}

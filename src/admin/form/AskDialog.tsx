import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { checkValue, type FieldError } from '../../../resources/schema/check'
import type { Field } from '../../../resources/schema/field'
import { messages } from '../../../resources/schema/messages'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { LooseFields, type LooseValues } from './LooseFields'

interface Props {
  title: string
  /** The verb of what is done. */
  confirm: string
  /** Said above the fields. */
  text?: ReactNode
  warnings?: readonly string[]
  fields: Readonly<Record<string, Field>>
  /** Those that have to be filled in; all of them where nothing is said. */
  required?: readonly string[]
  start?: LooseValues
  errors?: readonly FieldError[]
  /** What becomes of what is filled in, said under the fields. */
  help?: ReactNode
  size?: 'xs' | 'sm' | 'md'
  /** What is done cannot be taken back. */
  isGrave?: boolean
  isPending: boolean
  /** What stands beside the fields lacks something. */
  isLacking?: boolean
  onClose: () => void
  onConfirm: (values: LooseValues) => void
  /** Above the fields: what else is chosen. */
  children?: ReactNode
}

/** One types at once, be the input fetched first. */
function focusFirst(box: HTMLElement | null) {
  if (!box) return undefined
  const focus = () => {
    const first = box.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')
    first?.focus()
    if (first) coming.disconnect()
  }
  const coming = new MutationObserver(focus)
  coming.observe(box, { childList: true, subtree: true })
  focus()
  return () => coming.disconnect()
}

const isFilled = (value: unknown) => String(value ?? '').trim() !== ''

type Asked = Required<Pick<Props, 'fields' | 'required'>>

/** What the declared fields say against what was filled in, or left empty. */
const wrongIn = ({ fields, required }: Asked, values: LooseValues): FieldError[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const isAsked = required.includes(name)
    const missing = isAsked ? messages.required : undefined
    const message = isFilled(values[name]) ? checkValue(field, values[name]).message : missing
    return message ? [{ name, message }] : []
  })

/** Asks for some fields before something is done. */
export function AskDialog({ title, confirm, text, warnings = [], fields, start = {}, help, ...of }: Props) {
  const { required = Object.keys(fields), size = 'sm', isLacking = false, errors = [] } = of
  const [values, setValues] = useState<LooseValues>(start)
  const [isRefused, setRefused] = useState(false)
  const asked = { fields, required }
  const wrong = isRefused ? wrongIn(asked, values) : []
  function confirmChecked() {
    const isGood = wrongIn(asked, values).length === 0
    setRefused(!isGood)
    if (isGood) of.onConfirm(values)
  }
  return (
    <Modal
      open
      size={size}
      title={title}
      onClose={of.onClose}
      actions={
        <ModalActions
          confirm={confirm}
          onCancel={of.onClose}
          loading={of.isPending}
          disabled={isLacking}
          isGrave={of.isGrave}
          onConfirm={confirmChecked}
        />
      }
    >
      <Box ref={focusFirst} sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {text && <div>{text}</div>}
        {warnings.map((one) => (
          <Alert key={one} severity="warning">
            {one}
          </Alert>
        ))}
        {of.children}
        <LooseFields
          fields={fields}
          required={required}
          values={values}
          errors={[...wrong, ...errors]}
          onChange={setValues}
        />
        {help && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{help}</Box>}
      </Box>
    </Modal>
  )
}

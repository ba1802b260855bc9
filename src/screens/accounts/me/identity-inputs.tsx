import { mask } from '../../../../resources/schema/kinds/phone/input'
import type { Widget } from '../../../admin/form/extensions'
import { TextInput } from '../../../fields/inputs/TextInput'

type Spelling = Parameters<typeof TextInput>[0]['spelling']

const filled =
  (spelling: Spelling): Widget =>
  ({ scope: _scope, ...props }) => <TextInput {...props} spelling={spelling} />

/** One's own identity: the browser may fill it in, and assistive technologies tell what is asked (RGAA 11.13). */
export const identityInputs = {
  first_name: filled({ attributes: { autoComplete: 'given-name' } }),
  last_name: filled({ attributes: { autoComplete: 'family-name' } }),
  phone_number: filled({ mask, attributes: { inputMode: 'tel', autoComplete: 'tel' } }),
}

import { textInput } from '../../../../src/fields/inputs/TextInput'
import { letters } from '../../text-checks'

export const input = textInput({ mask: letters, attributes: { inputMode: 'numeric', autoComplete: 'off' } })

import { textInput } from '../../../src/fields/inputs/TextInput'
import { group } from '../../schema/identifiers'

const digits = (text: string) => text.replace(/\D/g, '')

export const input = textInput({
  mask: (text) => (digits(text).length <= 14 ? group(digits(text), 3, 3, 3, 5) : digits(text)),
  attributes: { inputMode: 'numeric' },
})

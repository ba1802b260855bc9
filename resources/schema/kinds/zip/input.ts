import { textInput } from '../../../../src/fields/inputs/TextInput'

export const input = textInput({
  mask: (text) => text.replace(/\D/g, ''),
  attributes: { inputMode: 'numeric', maxLength: '5' },
})

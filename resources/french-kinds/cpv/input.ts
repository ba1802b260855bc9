import { textInput } from '../../../src/fields/inputs/TextInput'

export const input = textInput({
  mask: (text) =>
    text
      .replace(/\D/g, '')
      .replace(/^(\d{8})(?=\d)/, '$1-')
      .slice(0, 10),
  attributes: { inputMode: 'numeric', maxLength: '10' },
})

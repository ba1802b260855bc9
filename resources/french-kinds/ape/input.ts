import { textInput } from '../../../src/fields/inputs/TextInput'
import { letters } from '../../schema/text-checks'

export const input = textInput({
  mask: (text) => letters(text).replace(/^(\d{2})(?=.)/, '$1.'),
  attributes: { autoCapitalize: 'characters' },
})

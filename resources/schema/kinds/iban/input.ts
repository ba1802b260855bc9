import { textInput } from '../../../../src/fields/inputs/TextInput'
import { group } from '../../identifiers'
import { letters } from '../../text-checks'

export const input = textInput({
  mask: (text) => group(letters(text), 4),
  attributes: { autoCapitalize: 'characters' },
})

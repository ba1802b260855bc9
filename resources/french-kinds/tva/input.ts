import { textInput } from '../../../src/fields/inputs/TextInput'
import { letters } from '../../schema/text-checks'

export const input = textInput({ mask: letters, attributes: { autoCapitalize: 'characters' } })

import { textInput } from '../../../../src/fields/inputs/TextInput'

/** One line of text, spelled as one types it. */
export const input = textInput({ attributes: { inputMode: 'url', autoCapitalize: 'none' } })

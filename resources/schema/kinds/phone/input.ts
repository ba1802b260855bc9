import { textInput } from '../../../../src/fields/inputs/TextInput'
import { group } from '../../identifiers'

const digits = (text: string) => text.replace(/\D/g, '')

/** +33 6 … and 0033 6 … are the national 06 …; no more than the ten digits are kept. */
const national = (text: string) =>
  /^\s*(\+33|0033)/.test(text) ? `0${digits(text).replace(/^(00)?330?/, '')}` : digits(text)

/** How a number is spelled as one types it. */
export const mask = (text: string) => group(national(text), 2)

export const input = textInput({
  mask,
  attributes: { inputMode: 'tel' },
})

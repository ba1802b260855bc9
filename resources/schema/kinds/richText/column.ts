import { textColumn } from '../text/column'

export const column = textColumn((field) => ({ type: 'string', maxLength: field.max ?? 20_000 }))

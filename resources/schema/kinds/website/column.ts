import { textColumn } from '../text/column'

export const column = textColumn(({ max = 255 }) => ({ type: 'string', maxLength: max }))

import { textColumn } from '../text/column'

export const column = textColumn(() => ({ type: 'string', maxLength: 255 }))

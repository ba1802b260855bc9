import { textColumn } from '../text/column'

export const column = textColumn(() => ({ type: 'string', format: 'email', maxLength: 180 }))

import { textColumn } from '../text/column'

export const column = textColumn(() => ({ type: 'string', pattern: '^\\d{10}$' }))

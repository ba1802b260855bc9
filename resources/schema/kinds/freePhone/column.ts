import { textColumn } from '../text/column'

export const column = textColumn(() => ({ type: 'string', maxLength: 30, pattern: '^[0-9 +()\\-]+$' }))

import { decimalColumn } from '../decimal/column'

export const column = decimalColumn([4, 2])

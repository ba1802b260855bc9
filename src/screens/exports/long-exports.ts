import type { LongExports } from '../../fields/engine'

/** Lists of many rows are kept with the other files of « Exports ». */
export const longExports: LongExports = { permission: 'viewExports', load: () => import('./prepare-export') }

import { lookup } from '../schema/lookup'
import { directoryExports } from './directory-exports'
import type { ExportType } from './export-type'
import { marketExports } from './market-exports'
import { orderExports } from './order-exports'
import { stockExports } from './stock-exports'

const declared = { ...orderExports, ...stockExports, ...marketExports, ...directoryExports } as const

export type ExportKey = keyof typeof declared

/** Every type of export (domain §12.5), by its key. */
export const exportTypes: Readonly<Record<ExportKey, ExportType>> = lookup(declared)
export const exportKeys = Object.keys(declared) as ExportKey[]

export const isExportKey = (text: unknown): text is ExportKey =>
  typeof text === 'string' && Object.hasOwn(declared, text)

/** Those whose rows are reckoned by a source of the server. */
export type MadeKey = {
  [K in ExportKey]: (typeof declared)[K] extends { made: true } ? K : never
}[ExportKey]

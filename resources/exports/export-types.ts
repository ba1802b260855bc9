import { sayByKey } from '../schema/labels'
import { lookup } from '../schema/lookup'
import { directoryExports } from './directory-exports'
import type { ExportType } from './export-type'
import { marketExports } from './market-exports'
import { orderExports } from './order-exports'
import { stockExports } from './stock-exports'

const declared = { ...orderExports, ...stockExports, ...marketExports, ...directoryExports } as const

export type ExportKey = keyof typeof declared

/** A type whose texts are said by their keys, `exportTypes.<key>.label`: what is declared is their French. */
function saidType([key, type]: [string, ExportType]): [string, ExportType] {
  const own = { ...type, ...(type.period && { period: { ...type.period } }) }
  for (const part of ['label', 'help'] as const) sayByKey(own, part, [`exportTypes.${key}.${part}`])
  if (own.period) sayByKey(own.period, 'label', [`exportTypes.${key}.period`])
  return [key, own]
}

/** Every type of export (domain §12.5), by its key. */
export const exportTypes = lookup(
  Object.fromEntries(Object.entries<ExportType>(declared).map(saidType)) as Readonly<
    Record<ExportKey, ExportType>
  >,
)
export const exportKeys = Object.keys(declared) as ExportKey[]

export const isExportKey = (text: unknown): text is ExportKey =>
  typeof text === 'string' && Object.hasOwn(declared, text)

/** Those whose rows are reckoned by a source of the server. */
export type MadeKey = {
  [K in ExportKey]: (typeof declared)[K] extends { made: true } ? K : never
}[ExportKey]

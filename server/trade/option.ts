import { generalOptions } from '../../resources/settings/general-option-keys'
import type { Tx } from '../database/tx'

/** What a general option says where nothing is kept. */
export const optionDefault = (key: string): string =>
  generalOptions.find((option) => option.key === key)?.value ?? ''

/** The value of a general option as it is kept, else its default (domain §16.3). */
export async function optionText(tx: Pick<Tx, 'query'>, key: string): Promise<string> {
  const [row] = await tx.query<{ value: string | null }>(
    'select value from generaloption where key = $1 and "deletedAt" is null limit 1',
    [key],
  )
  return row?.value ?? optionDefault(key)
}

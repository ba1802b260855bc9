import { tvaKey } from '../../resources/french-kinds/identifiers'
import { gtinKey, luhn } from '../../resources/schema/identifiers'

const lastDigit = (start: string) => [...'0123456789'].find((digit) => luhn(start + digit)) ?? '0'

/** A fictive company number that holds: 9999, the rank, Luhn's digit. */
export const sirenOf = (rank: number): string => {
  const start = `9999${String(rank).padStart(4, '0')}`
  return start + lastDigit(start)
}

/** Its establishment n° `nic`. */
export const siretOf = (rank: number, nic = 1): string => {
  const start = `${sirenOf(rank)}${String(nic).padStart(4, '0')}`
  return start + lastDigit(start)
}

export const tvaOf = (rank: number): string => `FR${tvaKey(sirenOf(rank))}${sirenOf(rank)}`

/** An IBAN of the bank 99999, which does not exist: both keys hold. */
export function ibanOf(rank: number): string {
  const [bank, branch, account] = ['99999', '00001', String(rank).padStart(11, '0')]
  const rib = 97n - ((89n * BigInt(bank) + 15n * BigInt(branch) + 3n * BigInt(account)) % 97n)
  const bban = bank + branch + account + String(rib).padStart(2, '0')
  const key = 98n - (BigInt(`${bban}152700`) % 97n)
  return `FR${String(key).padStart(2, '0')}${bban}`
}

/** A bank that does not exist. */
export const [bank, bic] = ['Banque de démonstration', 'TESTFRPPXXX'] as const

/** A telephone number of the ranges kept for fiction. */
export const phoneOf = (rank: number, range = '0199'): string =>
  `${range}00${String(rank % 10_000).padStart(4, '0')}`

/** A name as it stands in an e-mail address. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * The barcodes of a demonstrated article, its unit's and its packaging's: of GS1's prefix 20, which is left to whoever wants it
 * inside its own walls and is nobody's product.
 */
export function barcodesOf({
  supplier,
  product,
  variant = 0,
}: {
  supplier: number
  product: number
  variant?: number
}) {
  const body = `20${String(supplier).padStart(3, '0')}${String(product).padStart(6, '0')}${variant}`
  return { gtin: body + gtinKey(body), packaging_gtin: `1${body}${gtinKey(`1${body}`)}` }
}

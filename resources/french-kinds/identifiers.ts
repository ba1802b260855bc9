import { luhn } from '../schema/identifiers'

/** SIRET of 14 digits: Luhn, or La Poste's own rule (sum of the digits a multiple of 5). */
export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text)) return false
  const sum = [...text].reduce((total, digit) => total + Number(digit), 0)
  return luhn(text) || (text.startsWith('356000000') && sum % 5 === 0)
}

/** The two digits after FR that belong to a SIREN of 9 digits. */
export function tvaKey(siren: string): string {
  return String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')
}

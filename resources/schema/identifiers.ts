/** Luhn's checksum over digits; identifiers of companies carry it. */
export function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** ISO 13616: the remainder of the rearranged digits by 97 is 1. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  if (text.startsWith('FR') && text.length !== 27) return false
  const digits = [...(text.slice(4) + text.slice(0, 4))].map((c) => Number.parseInt(c, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** The check digit of GS1 behind the digits of a number: weights 3 and 1 from the right. */
export function gtinKey(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}

/** GTIN of 8, 12, 13 or 14 digits: the last one is the key of the others. */
export const isGtin = (text: string): boolean =>
  /^(\d{8}|\d{12,14})$/.test(text) && gtinKey(text.slice(0, -1)) === text.at(-1)

/** A GTIN in the shortest of its lengths: the zeros that pad an EAN to 14 digits say nothing. */
export function shortGtin(text: string): string {
  if (!/^\d{8,14}$/.test(text)) return text
  const digits = text.replace(/^0+/, '')
  const length = [8, 12, 13, 14].find((one) => one >= digits.length) ?? 14
  return text.length < length ? text : digits.padStart(length, '0')
}

/** Groups the characters of an identifier by the sizes given; the last size repeats. */
export function group(text: string, ...sizes: number[]): string {
  const parts: string[] = []
  for (let at = 0, i = 0; at < text.length; i++) {
    const size = sizes[Math.min(i, sizes.length - 1)] ?? text.length
    parts.push(text.slice(at, at + size))
    at += size
  }
  return parts.join(' ')
}

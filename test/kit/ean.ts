const left = [
  ...['0001101', '0011001', '0010011', '0111101', '0100011'],
  ...['0110001', '0101111', '0111011', '0110111', '0001011'],
]
const inverted = (bits: string) => bits.replace(/[01]/g, (bit) => (bit === '0' ? '1' : '0'))
const reversed = (bits: string) => [...bits].reverse().join('')
/** Which digits of the left half are written the other way round, by the first digit. */
const parities = [
  ...['000000', '001011', '001101', '001110', '010011'],
  ...['011001', '011100', '010101', '010110', '011010'],
]

/** The bars of an EAN-13, 1 for black: as a label prints it (ISO/IEC 15420). */
export function eanBars(gtin: string): string {
  const [first = 0, ...digits] = [...gtin.padStart(13, '0')].map(Number)
  const parity = parities[first] ?? ''
  const bits = digits.map((digit, at) => {
    const plain = left[digit] ?? ''
    if (at >= 6) return inverted(plain)
    return parity[at] === '1' ? reversed(inverted(plain)) : plain
  })
  return `101${bits.slice(0, 6).join('')}01010${bits.slice(6).join('')}101`
}

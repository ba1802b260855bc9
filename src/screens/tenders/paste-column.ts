/** The numbers of a column copied in a spreadsheet, as decimal texts; null for a cell that says none. */
export const pastedColumn = (text: string): (string | null)[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => {
      const [cell = ''] = line.split('\t')
      const number = cell.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.')
      return /^\d+(\.\d+)?$/.test(number) ? number : null
    })

/** A column with what was pasted written over it from a row on; cells that say no number leave what stands there. */
export function pasteInto(
  values: readonly string[],
  from: number,
  pasted: readonly (string | null)[],
): string[] {
  return values.map((value, at) => pasted[at - from] ?? value)
}

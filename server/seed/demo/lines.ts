/** The lines of a table kept as text, their cells trimmed. */
export const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' ; ').map((cell) => cell.trim()))

import { quotedTexts } from './sql-text'

const update =
  /\bupdate\s+(?:only\s+)?"?(\w+)"?(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\b(.*?)(?=\bwhere\b|\bfrom\b|\breturning\b|$)/gis
const assigned = /(?:^|,)\s*"?(\w+)"?\s*=/g
const bracket = /\(([^()]*)\)/g

/** The text of a statement outside its brackets, and of each of them outside its own. */
function levels(text: string): string[] {
  const inner = [...text.matchAll(bracket)].map(([, within = '']) => within)
  return inner.length ? [...inner, ...levels(text.replace(bracket, '§'))] : [text]
}

/** The columns that the SQL of a file sets by name: `order.status`. */
export const setColumns = (code: string): string[] =>
  quotedTexts(code)
    .flatMap(({ text }) => levels(text))
    .flatMap((text) =>
      [...text.matchAll(update)].flatMap(([, table = '', sets = '']) =>
        [...sets.matchAll(assigned)].map(([, column = '']) => `${table}.${column}`),
      ),
    )

/**
 * Folds a text for search and for case- and accent-insensitive comparison: lower case, no accents, œ → oe, æ → ae.
 * The database's `fold(text)` function gives the same result; a test holds both together.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
}

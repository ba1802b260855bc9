const separators = /[./\-\s]+/g
const isIso = /^\s*\d{4}-/

/** A day as it is spelled while one types: the slashes come by themselves, and one that is typed is not a second one. */
export function spellDay(typed: string, before: string): string {
  if (isIso.test(typed) || typed.length <= before.length) return typed
  const parts = /^(\d{1,2})(\/?)(\d{0,2})(\/?)(\d{0,4})$/.exec(typed.trim().replace(separators, '/'))
  if (!parts) return typed
  const [, day = '', first = '', month = '', second = '', year = ''] = parts
  const isMonth = first || month || day.length === 2
  const isYear = second || year || month.length === 2
  return `${day}${isMonth ? '/' : ''}${month}${isYear ? '/' : ''}${year}`
}

import type { Code } from './architecture'

const isBrowser = (path: string): boolean => path.startsWith('src/')
const breaches = (code: Code, isWrong: (text: string, path: string) => boolean, why: string): string[] =>
  [...code.files]
    .filter(([path, text]) => isBrowser(path) && isWrong(text, path))
    .map(([path]) => `${path}: ${why}`)

/** Choices that the server finds are given as they come: `filterOptions={(all) => all}`. */
const isFoundByServer = (text: string) => /filterOptions=\{\((\w+)\) => \1\}/.test(text)
const waits = /\buseTypeAhead\b/
/** The keyboard goes from a search into what it finds. */
const leavesSearch = (text: string) =>
  /type="search"/.test(text) && /\buse(Debounced|Query)\b/.test(text) && /'ArrowDown'/.test(text)

/** Boxes in which Enter could take an answer to what was typed before. */
export const typeAheadBreaches = (code: Code): string[] =>
  breaches(
    code,
    (text) => (isFoundByServer(text) || leavesSearch(text)) && !waits.test(text),
    'Enter takes what stands there, not what was typed: useTypeAhead',
  )

const nativeDay = /\btype(=|: )\{?["'](date|datetime-local|month|week)["']|\bshowPicker\b/

const product = /^(src|providers|resources|server|i18n)\//
const dayParser = 'resources/schema/date-text.ts'
/** date-fns's own parser, a pattern that takes a day, a month and a year apart, a day turned round by its separators. */
const readsDays =
  /from 'date-fns\/(parse|fp|locale\/fr\/parse)?'|(\((\?<\w+>)?\\d(\\d|\{[^}]*\})\)[^\n()]{0,20}){2}\((\?<\w+>)?(\\d){0,3}\\d(\{[^}]*\})?\)\$?\/|split\((['"]|\/)[-./](['"]|\/)\)\.(reverse|toReversed)\(/

/** Days that the browser takes in its own language, and second readings of what is typed: the product has one day input. */
export const dayBreaches = (code: Code): string[] => [
  ...breaches(code, (text) => nativeDay.test(text), 'a day is typed in DayInput, DateInput or DayCell'),
  ...breaches(
    code,
    (text, path) =>
      /\b(spellDay|readWholeDay|readDay)\b/.test(text) && !/\/(use-day-text|spell-day)\.ts$/.test(path),
    'what is typed as a day is read by useDayText',
  ),
  ...[...code.files]
    .filter(([path, text]) => product.test(path) && path !== dayParser && readsDays.test(text))
    .map(([path]) => `${path}: days are parsed in ${dayParser}`),
]

/** Where days and moments are reckoned: everybody else asks there. */
const reckoning = /^resources\/schema\/(paris-time|date-text|date-words)\.ts$/
/** The date numbers of spreadsheets are days since an epoch of their own. */
const ownDates = ['resources/schema/reading/wall-clock.ts']
const handmadeDate =
  /Intl\.DateTimeFormat|toLocale(Date|Time)String|toISOString\(\)\.(slice|substring|split)|\.(set|get)UTC|\.setDate\(|Date\.UTC|86_?400_?000|new Date\([^()]*(\([^()]*\)[^()]*)*\bgetTime\(\) [+-]/

/** Dates that are formatted, cut or added up by hand. */
export const dateBreaches = (code: Code): string[] =>
  [...code.files]
    .filter(([path, text]) => product.test(path) && !reckoning.test(path) && handmadeDate.test(text))
    .filter(([path]) => !ownDates.includes(path))
    .map(
      ([path]) =>
        `${path}: date-fns reckons, in resources/schema/paris-time.ts, date-text.ts and date-words.ts`,
    )

/** A screen gives way to a failure only while it has nothing to show: a refresh that fails takes nothing typed away. */
export const failureBreaches = (code: Code): string[] =>
  breaches(
    code,
    (text, path) =>
      /^src\/(screens|trade|widgets)\//.test(path) &&
      /if \((?:\w+\.)?(?:isError|error|failed)\)\s*return <ErrorState/.test(text),
    'what is shown stays when its refresh fails: if (error && !data) return <ErrorState',
  )

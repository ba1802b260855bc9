type Sign = readonly [pattern: RegExp, name: string]

/** The more particular first: each browser also names those that it descends from. */
const browsers: readonly Sign[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]
const systems: readonly Sign[] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (text: string, signs: readonly Sign[]) => signs.find(([pattern]) => pattern.test(text))?.[1]

/** A device as a person knows it, from the `user-agent` header: « Chrome sur Windows ». */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 1000)
  const [browser, system] = [nameIn(text, browsers), nameIn(text, systems)]
  if (!browser && !system) return 'Appareil inconnu'
  return `${browser ?? 'Navigateur inconnu'} sur ${system ?? 'un système inconnu'}`
}

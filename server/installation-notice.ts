import { installationTexts } from '../i18n/fr/installation'
import type { Language } from '../resources/schema/marks'
import { saidIn } from './api/said-in'
import type { Config } from './config'
import { escapeHtml } from './pages'

const style =
  'margin:0;padding:6px 16px;background:#8a1c1c;color:#fff;font:600 .875rem/1.35 var(--font-family,sans-serif);text-align:center'

/** A page that says above everything else that its installation is a demonstration with public passwords, in the language of the page. */
export function withNotice(
  html: string,
  { isDemonstration }: Pick<Config, 'isDemonstration'>,
  language?: Language,
): string {
  if (!isDemonstration) return html
  const text = saidIn(language, () => installationTexts.demonstration)
  return html.replace(
    /<body[^>]*>/,
    (body) => `${body}<p role="note" id="installation-notice" style="${style}">${escapeHtml(text)}</p>`,
  )
}

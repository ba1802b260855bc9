import { statementTexts as texts } from '../../i18n/fr/statement'
import {
  type Criterion,
  type CriterionState,
  rgaa,
  rgaaDay,
  rgaaShare,
} from '../../resources/accessibility/rgaa'
import { frenchDay } from '../../resources/schema/date-text'
import type { Context } from '../api/context'
import { escapeHtml } from '../pages'
import { optionText } from '../trade/option'

const style = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1.5rem}
a{color:#14532d}a:focus-visible{outline:2px solid;outline-offset:2px}h1{line-height:1.2}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .5rem .35rem 0;border-bottom:1px solid #8886;overflow-wrap:anywhere}td:first-child{min-width:2.5rem}
@media (prefers-color-scheme:dark){a{color:#86efac}}@media (max-width:30rem){thead{position:absolute;left:-99in}tr,td{display:block;border:0}tr{padding:.5rem 0;border-bottom:1px solid #8886}}`

const words = (): Record<CriterionState, string> => ({
  test: texts.test,
  seen: texts.seenState,
  none: texts.noneState,
  broken: texts.brokenState,
})

/** PDFs that the organisation has put before others and that are known as not tagged. */
const untaggedSql = `select count(*)::int as n from "file" f where f.tagged = false and f."deletedAt" is null and (
  exists (select 1 from tender_document d where d.file_id = f.id and d."deletedAt" is null)
  or exists (select 1 from help_document d where d.file_id = f.id and d."deletedAt" is null)
  or exists (select 1 from generaloption o where o.file_id = f.id))`

/** The criteria as they stand: documents that are kept as they were handed in are part of the portal. */
async function criteriaNow({ db }: Context): Promise<readonly Criterion[]> {
  const [found] = await db.system('public page', (tx) => tx.query<{ n: number }>(untaggedSql))
  const why = found?.n ? texts.untagged({ smart_count: found.n }) : undefined
  return rgaa.map((one) => (why && one.number === '13.3' ? { ...one, state: 'broken', why } : one))
}

function rowsOf(criteria: readonly Criterion[]): string {
  const said = words()
  return criteria
    .map(({ number, title, state, why }) => {
      const how = state === 'test' ? '' : why
      return `<tr><td>${number} ${escapeHtml(title)}</td><td>${said[state]}</td><td>${escapeHtml(how)}</td></tr>`
    })
    .join('')
}

function brokenOf(criteria: readonly Criterion[]): string {
  const broken = criteria.filter(({ state }) => state === 'broken')
  const items = broken.map(
    ({ number, title, why }) => `<li>${number} ${escapeHtml(`${title} : ${why}`)}</li>`,
  )
  return items.length ? `<ul>${items.join('')}</ul>` : `<p>${escapeHtml(texts.noneBroken)}</p>`
}

/** « Déclaration d'accessibilité »: a page without a script, worked out from the grid of the criteria. */
export async function accessibilityStatement(context: Context): Promise<string> {
  const { config, db } = context
  const criteria = await criteriaNow(context)
  const count = (state: CriterionState) => criteria.filter((one) => one.state === state).length
  const contact = escapeHtml(await db.system('public page', (tx) => optionText(tx, 'maintenance_contact')))
  const named = { product: config.productName, organisation: config.organisation }
  const figures = { share: rgaaShare(criteria), asked: criteria.length - count('none') }
  const share = texts.share({ ...figures, tested: count('test'), seen: count('seen'), none: count('none') })
  const part = (title: string, ...texts: string[]) =>
    `<h2>${title}</h2>${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}`
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title} – ${escapeHtml(config.productName)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body>
<nav aria-label="${texts.back}"><a href="/">${texts.back}</a></nav><main><h1>${texts.title}</h1>
<p>${escapeHtml(texts.engagement(named))}</p>${part(texts.state, texts.partial(named))}${part(texts.results, share)}
<h2>${texts.broken}</h2>${brokenOf(criteria)}${part(texts.exempt, texts.exemptText(named))}
${part(texts.made, texts.established({ day: frenchDay(rgaaDay) }), texts.technologies)}${part(texts.contact, texts.contactText)}<p>${contact.includes('@') ? `<a href="mailto:${contact}">${contact}</a>` : contact}</p>
${part(texts.appeal, texts.appealText)}<h2>${texts.grid}</h2>
<table><thead><tr><th scope="col">${texts.criterion}</th><th scope="col">${texts.how}</th><th scope="col">${texts.why}</th></tr></thead>
<tbody>${rowsOf(criteria)}</tbody></table></main></body></html>`
}

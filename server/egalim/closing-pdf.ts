import { closingTexts } from '../../i18n/fr/egalim-closing'
import { type FormTotal, formTotals } from '../../resources/egalim/ma-cantine-form'
import { frenchMoment } from '../../resources/schema/date-text'
import { frenchPrice } from '../../resources/schema/decimal-text'
import type { Sheet } from '../trade/sheet-pdf'
import type { Closing } from './closing'

const texts = closingTexts.paper

const by = (moment: string | null, name: string | null) =>
  moment ? texts.by({ moment: frenchMoment(moment), name: name ?? '–' }) : ''

/** A closing on paper: it prints alike each time. */
export const closingSheet = (closing: Closing, organisation: string): Sheet => ({
  title: texts.title({ year: closing.year }),
  ...{ author: organisation, over: organisation, at: new Date(closing.closed_at) },
  facts: [
    [texts.of, closing.adherent],
    [texts.siret, closing.siret],
    [texts.closed, by(closing.closed_at, closing.closed_by)],
    [texts.lines, String(closing.lines)],
    [texts.print, closing.sha256],
    [texts.sent, by(closing.sent_at, closing.sent_by)],
    [
      texts.reopened,
      [by(closing.reopened_at, closing.reopened_by), closing.reason].filter(Boolean).join(' : '),
    ],
  ],
  columns: [
    { title: texts.question, share: 70 },
    { title: texts.amount, share: 30, align: 'right' },
  ],
  groups: [
    {
      rows: (Object.keys(formTotals) as FormTotal[]).map((key) => [
        formTotals[key],
        // A question that came later was not answered.
        closing.totals[key] === undefined ? '–' : frenchPrice(closing.totals[key]),
      ]),
    },
  ],
})

import type { Answer } from '../schema/infer'
import { many, maybe, one } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { formTotals } from './ma-cantine-form'

const closed = {
  id: told.int('Identifiant'),
  closed_at: told.moment('Clôturée le'),
  closed_by: maybe(told.text('Clôturée par')),
  lines: told.int('Lignes'),
  sha256: told.text('Empreinte SHA-256'),
  total_ht: told.money('Total HT'),
}

/** `GET /egalim/closing`: the totals of the form today and as closed. */
export const closingPage = {
  year: told.int('Année'),
  /** Whether the year is over: only then it is closed. */
  is_over: told.bool('Année terminée'),
  lines: told.int('Lignes'),
  totals: many('Totaux', {
    key: toldKey('Question', formTotals),
    amount_ht: told.money("Aujourd'hui HT"),
    closed_ht: maybe(told.money('Clôturé HT')),
    /** Since it was closed. */
    gap_ht: maybe(told.money('Écart depuis la clôture HT')),
  }),
  closing: maybe(
    one('Clôture', {
      ...closed,
      sent_at: maybe(told.moment('Déposée le')),
      sent_by: maybe(told.text('Déposée par')),
      /** ma-cantine, where its report is looked at and declared. */
      address: maybe(told.text('Adresse de ma-cantine')),
    }),
  ),
  past: many('Clôtures rouvertes', {
    ...closed,
    reopened_at: told.moment('Rouverte le'),
    reopened_by: maybe(told.text('Rouverte par')),
    reason: told.text('Motif'),
  }),
  link: one('Liaison', {
    /** Whether this installation is known to ma-cantine. */
    is_open: told.bool('Dépôt possible'),
    linked_at: maybe(told.moment('Relié le')),
    linked_by: maybe(told.text('Relié par')),
  }),
}
export type ClosingPage = Answer<typeof closingPage>

import type { Translation } from '../../../resources/schema/texts'
import type { quoteLinkTexts } from '../../fr/quote-link'
import type { substituteLinkTexts } from '../../fr/substitute-link'

const quoteLink: Translation<typeof quoteLinkTexts> = {
  heading: 'Quote request',
  loading: 'Loading the request…',
  adherent: 'Asked for by',
  quantity: 'Quantity',
  family: 'Family',
  needed: 'Wanted on',
  limit: 'Answer before',
  files: 'Files of the request',
  pdf: 'Download the request (PDF)',
  yours: 'Your quote – %{name}',
  intro: 'One quote per link. You can withdraw it and send another one until the deadline.',
  amount: 'Total amount excl. tax (€)',
  amountError: 'Enter an amount, for example 1,250.00',
  rate: 'VAT rate',
  rateError: 'Choose a VAT rate',
  choose: 'Choose…',
  valid: 'Valid until',
  validFormat: 'dd/mm/yyyy',
  validError: 'Enter a date to come (dd/mm/yyyy)',
  reference: 'Quote no.',
  comment: 'Comment',
  file: 'Signed quote (PDF, picture, Word or Excel)',
  fileKept: 'File attached: %{name}',
  submit: 'Send the quote',
  decline: 'Do not answer this request',
  declined: 'You said that you do not answer. A quote can still be sent until the deadline.',
  answered: 'Your quote was sent on %{moment}.',
  withdraw: 'Withdraw my quote',
  withdrawn: 'Your quote is withdrawn. You can send another one until the deadline.',
  accepted: 'Your quote was accepted.',
  refused: 'Your quote was not accepted.',
  unsent: 'The deadline has passed: your quote was not sent.',
  unsentFile: 'The deadline has passed: your quote was not sent, only a file was.',
  closed: 'This request no longer awaits an answer.',
}

const substituteLink: Translation<typeof substituteLinkTexts> = {
  quantity: 'Quantity (%{unit})',
  price: 'Price excl. tax / %{unit}',
  notFound: 'Your items could not be searched. Change what you typed to try again.',
  heading: 'Proposed replacements',
  intro: '%{supplier} proposes for the order %{order}:',
  order: '%{number} of %{adherent}, to be delivered on %{day}',
  until: 'Your answer is expected before %{moment}.',
  none: 'No replacement awaits an answer any more.',
  line: '%{quantity}, %{amount} excl. tax',
  asked: 'Instead of %{label}: %{line} excl. tax',
  accepted: 'Accept',
  refused: 'Refuse',
  missing: 'Answer each proposal.',
  send: 'Send my answer',
  done: 'Your answer is sent to the supplier.',
}

/** What the pages of links say, which ask for no account. */
export const linkScreens = { quoteLink, substituteLink }

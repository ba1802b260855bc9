import type { Translation } from '../../../resources/schema/texts'
import type { lowScreenTexts } from '../../fr/low-offer-screens'
import type { signingTexts } from '../../fr/tender-law'

const lowOfferScreen: Translation<typeof lowScreenTexts> = {
  title: 'Explanations of low prices',
  help: 'Before you accept or reject an offer that looks abnormally low, ask for explanations (articles R2152-3 to R2152-5 of the French public procurement code). An offer that merely ranks lower needs none.',
  flag: 'Looks abnormally low',
  ask: 'Ask for explanations',
  askOf: (supplier) => `Ask ${supplier} for explanations`,
  askHelp:
    'The supplier gets this message by e-mail and answers from its tender. Name neither the prices nor the totals of other offers.',
  usual:
    "Les prix de votre offre paraissent bas. Expliquez comment ils se forment (procédés, conditions d'achat et de livraison, organisation, aides reçues) et joignez ce qui le montre.",
  usualLines: 'Lignes concernées : %{products}.',
  asked: 'Explanations asked for',
  waiting: 'Asked for until %{date}',
  answered: 'Received on %{date}',
  lapsed: 'No answer on %{date}',
  former: 'On prices that have changed since',
  askedBy: 'Asked for on %{date} by %{name}',
  answeredBy: 'Explanations of %{name}, on %{date}',
  decidedBy: '%{decision} by %{name}, on %{date}. Reason: %{reason}',
  admit: 'Admit',
  admitOf: (supplier) => `Admit the offer of ${supplier}`,
  admitHelp: 'The reason is kept with the explanations; the offer can be accepted.',
  admitted: 'Offer admitted',
  reject: 'Reject',
  rejectOf: (supplier) => `Reject the offer of ${supplier} as abnormally low`,
  rejectHelp:
    'The offer has neither score nor rank any more. The reason stands in the letter to the supplier.',
  rejected: 'Offer rejected as abnormally low',
  own: {
    title: 'Explanations of your prices asked for',
    lot: 'Lot %{lot} – %{label}',
    until: 'Answer expected until %{date}: %{left} left.',
    past: 'The deadline, %{date}, has passed: no explanation was sent.',
    closed: 'they can no longer be changed',
    sent: 'Explanations sent on %{date}',
    answer: 'Your explanations',
    files: 'Supporting documents',
    send: 'Send my explanations',
    complete: 'Complete my explanations',
    done: 'Explanations sent',
  },
}

const negotiation = {
  title: 'Negotiation',
  open: 'Open the round',
  lots: 'Lots',
  suppliers: 'Suppliers',
  messageHelp: 'Without a message, suppliers are invited to improve their prices.',
  opened: 'Round of negotiation opened',
  resumed: 'Analysis resumed',
  resumeText: 'The new offers are open; the scores of the negotiated lots have to be worked out again.',
  round: 'Round %{n}',
  period: 'Opened on %{from}, until %{until}',
  lot: 'Lot',
  supplier: 'Supplier',
  answer: 'Answer',
  answered: 'New offer',
  waiting: 'Waiting',
  kept: 'Offer maintained',
  before: 'Total before',
  after: 'Total after',
  gap: 'Gap',
  changes: '%{smart_count} price changed |||| %{smart_count} prices changed',
  prices: 'Prices',
  change: '%{before} → %{after} € / %{unit}',
  sealed: 'The new prices stay sealed until the end of the round.',
  own: 'Negotiation, round %{n}: you can change your prices and send a new offer until %{when}. Unless you send again, your offer is maintained. The round ends earlier if everybody has answered.',
  ownLots: 'Lots concerned: %{lots}',
}

const tenderSigning: Translation<typeof signingTexts> = {
  signable: (day) => `Can be signed from ${day}`,
  signed: (day) => `Signed on ${day}`,
  notified: (day) => `Notified on ${day}`,
  sign: 'Record the signature',
  signHelp: 'The signature is made outside the portal; only its date is kept here.',
  signDone: 'Signature recorded',
  notify: 'Notify the contract',
  notifyText:
    'The holders receive the notification; the contract binds them from its date, which the essential data take over.',
  notifyDone: 'Contract notified',
  dropHelp:
    'The award is withdrawn; the reason is sent to all suppliers that were invited or answered, and published on the notice.',
}

export const negotiationScreens = { lowOfferScreen, negotiation, tenderSigning }

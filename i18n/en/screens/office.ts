import type { Translation } from '../../../resources/schema/texts'
import type { substitutionTexts } from '../../fr/substitutions'

const invitation = {
  variables: 'Variables',
  variablesHelp: 'A click adds it to the end of the message; each is replaced for each supplier.',
  insert: 'Add to the message: %{meaning}',
  usual: 'Without a subject or a message, the invitation goes with the usual text.',
  preview: 'Preview, for %{supplier}',
  frame: 'Preview of the invitation',
  unknown: 'These variables do not exist and would go as they are: %{names}',
}

const outbox = {
  failed: 'This e-mail could not be sent.',
  copyError: 'Copy the error',
  message: 'The e-mail as it was sent',
}

const model = {
  title: 'E-mail templates',
  intro: 'The texts that the portal sends. The words between {{ }} are replaced when they are sent.',
  own: 'Changed',
  subject: 'Subject',
  body: 'Message',
  bodyHelp: 'An empty line parts two paragraphs.',
  link: 'Text of the button',
  notes: 'Small print',
  variables: 'Variables',
  variablesHelp: 'Click a variable to add it to the message.',
  example: 'Example: %{text}',
  insert: 'Add {{%{name}}} to the message',
  preview: 'Preview with sample values',
  previewOf: 'Preview of the e-mail',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Template saved',
  reset: 'Go back to the original text',
  resetTitle: 'Go back to the original text?',
  resetText: 'Your changes of this template will be replaced; they can still be read in its history.',
  resetDone: 'Original text is back',
  history: 'History',
  notFound: 'This template does not exist.',
  unsaved: 'Unsaved changes',
}

const eraseUser = {
  label: 'Erase the data',
  title: 'Erase the data of %{name}?',
  confirm: 'Erase for good',
  text: 'The account is closed; name, address, phone, photo, sessions, preferences, notifications and e-mails are erased, and the name disappears from histories. Their orders, receptions and stock movements stay, in the name of “Compte effacé n°\u00a0…”.',
  warning: 'Nothing can undo this.',
  address: "The person's e-mail, to confirm",
  done: "This person's data were erased",
}

const phoneBar = {
  bar: 'Shortcuts',
  order: 'Order',
  carts: 'Carts',
  receive: 'Receive',
  more: 'More',
}

const substitution: Translation<typeof substitutionTexts> = {
  // Told to the other side, whose language is not known.
  proposed: '%{asked} : remplacement proposé, %{other}',
  title: 'Proposed replacements',
  until: 'Your answer is expected before %{moment}; without it, the rule of the service decides.',
  insteadOf: 'instead of %{asked}',
  gap: '%{amount} excl. tax',
  accept: 'Accept',
  refuse: 'Refuse',
  acceptOf: 'Accept %{label}',
  refuseOf: 'Refuse %{label}',
  acceptAll: 'Accept all',
  said: 'Answer sent to the supplier',
  expectedHt: 'Expected total excl. tax',
  expectedTtc: 'Expected total incl. tax',
  article: 'Proposed item',
  articleHelp: 'From your catalogue',
  proposedQuantity: (unit) => (unit ? `Quantity (${unit})` : 'Quantity'),
  proposedPrice: (unit) => (unit ? `Price excl. tax / ${unit}` : 'Price excl. tax'),
  none: 'No item found',
  sameProduct: 'Same product',
  find: 'Find an equivalent',
  findOf: 'Find an equivalent of %{label}',
  findTitle: 'Equivalents of %{label}',
  lack: '%{quantity} is missing for %{day}.',
  noEquivalent: 'No other similar item can be ordered for this date.',
  inCatalog: 'Search in the catalogue',
  here: 'Order',
  elsewhere: 'Order elsewhere',
  elsewhereOf: 'Order elsewhere: %{label}, %{supplier}',
  put: 'Added to the cart %{cart}, delivery on %{day}',
  notYours: 'Choose another item of your catalogue.',
  quantity: 'Enter the proposed quantity.',
  price: 'Enter the proposed price.',
  over: 'This replacement no longer awaits an answer.',
  answered: {
    accepted: (asked, other) => `${other} au lieu de ${asked} : accepté`,
    refused: (asked, other) => `${other} au lieu de ${asked} : refusé`,
  },
}

export const officeScreens = { invitation, outbox, model, eraseUser, phoneBar, substitution }

import type { Translation } from '../../../resources/schema/texts'
import type { pickingTexts } from '../../fr/picking'
import type { quoteScreenTexts } from '../../fr/quote-screens'
import { many } from '../counts'

const quoteScreen: Translation<typeof quoteScreenTexts> = {
  draft: 'The request is not sent yet: complete it, choose the suppliers, then send it.',
  send: 'Send to the suppliers',
  sendTitle: 'Send the quote request?',
  sendText:
    'Each supplier gets a link of its own by e-mail. The request can no longer be changed afterwards.',
  sent: 'Request sent to the suppliers',
  resend: 'Send the link again',
  resendFor: 'Send the link again to %{name}',
  resent: 'New link sent to %{name}',
  accept: 'Accept',
  acceptFor: 'Accept the quote of %{name}',
  accepted: 'Quote accepted',
  acceptTitle: 'Accept the quote of %{name}?',
  acceptText: 'The other quotes received will be refused, and their suppliers told.',
  make: 'Then',
  makes: {
    product: 'Create an off-catalogue product',
    cart: 'Create the product and add it to the cart',
    none: 'Create nothing',
  },
  productLabel: 'Name of the product',
  refuse: 'Refuse',
  refuseTitle: 'Refuse the quote request',
  refuseHelp: 'The reason stays in the request; the suppliers that answered are told.',
  refused: 'Request refused',
  pdf: 'Request (PDF)',
  comparison: 'Comparison of the quotes',
  supplier: 'Supplier',
  state: 'State',
  unsent: 'A file was uploaded; the quote was never sent.',
  savedUnsent: 'A quote was saved on %{when}; it was never sent.',
  acceptUnsentText:
    'The quote that this supplier saved without sending it becomes its answer, to be compared with the others; it is told by e-mail.',
  reopenText:
    'The supplier gets a new link and may answer, or withdraw its quote, until that moment; the request awaits its answer again.',
  amount: 'Amount excl. tax',
  amountTtc: 'Amount incl. tax',
  unitPrice: (unit) => `Price excl. tax / ${unit.toLowerCase()}`,
  vat: 'VAT',
  validUntil: 'Valid until',
  outdated: 'no longer valid',
  reference: 'Quote no.',
  comment: 'Comment',
  file: 'File',
  answeredAt: 'Answered on',
  decide: 'Decision',
  lowest: 'The cheapest',
  limit: 'Answers until %{moment}',
  waiting: 'No quote received so far.',
  product: 'Off-catalogue product',
  cart: 'Cart',
  notSent: 'Not sent: %{names}.',
  tooManyFiles: '%{most} files at most, not taken: %{names}.',
}

const picking: Translation<typeof pickingTexts> = {
  heading: 'To be prepared',
  title: 'Picking list of %{day}',
  file: 'picking-%{day}.pdf',
  print: 'Picking list (PDF)',
  reference: 'Reference',
  article: 'Item',
  forWhom: 'For',
  quantity: 'Quantity',
  orders: 'Orders',
  today: 'For today',
  tomorrow: 'For tomorrow',
  count: (orders, articles) => `${many(orders, 'order', 'orders')}, ${many(articles, 'item', 'items')}`,
  none: 'Nothing to prepare for this day.',
  unread:
    '%{smart_count} order to be read is not in the list yet |||| %{smart_count} orders to be read are not in the list yet',
  read: 'Read them',
  all: 'See the %{n} items',
}

const plannedCarts = {
  plan: 'Send later',
  title: 'Send this cart later',
  confirm: 'Plan the sending',
  help: "At that time the cart goes in your name, at the day's prices. A line that can no longer be ordered is left out, and you are told; if anything stands against sending it, the cart stays here.",
  askBudget: 'Budget exceeded',
  planned: 'Sending planned',
  sending: 'This cart goes by itself on %{when}, in the name of %{name}.',
  giveUp: 'Give it up',
  givenUp: 'The planned sending is cancelled',
}

const rowViews = {
  toAnswer: 'To be answered',
  toDeclare: 'To be declared',
  refused: 'Refused, to be taken up again',
  expired: 'Delivery date passed',
  none: 'Nothing is waiting here any more.',
  noneText: 'Remove the limit to see the whole list.',
}

const articleRequest = {
  ask: 'Ask the group for this item',
  // Kept as the answer that the member reads.
  proposed: 'Article proposé : %{article}.',
  unorderable: 'The member cannot order this item: %{reason}',
}

export const quoteScreens = {
  quoteScreen,
  picking,
  plannedCarts,
  rowViews,
  articleRequest,
}

/** The tour of the demonstration. */
export const tour = {
  discover: 'Discover',
  close: 'Leave the tour',
  hide: 'Do not offer the tour again',
  place: 'Step %{n} of %{of}',
  before: 'Back',
  next: 'Next',
  end: 'Done',
  moments: {
    decide: {
      title: 'Decide before the cut-off',
      text: 'Each order to approve says its amount, its budget and until when it can leave. One click approves, a reason refuses.',
    },
    usual: {
      title: 'Last week in three clicks',
      text: '“Commander comme la semaine dernière” starts from your habits, less stock and expected deliveries: adjust, send.',
    },
    catalogue: {
      title: 'Search as you speak',
      text: '“2 cageots tomates”, a reference, a barcode: the catalogue understands, and your quantities go into the right carts.',
    },
    carts: {
      title: 'A cart says what is missing',
      text: 'Minimum, free delivery, cut-off, a changed price, a withdrawn article: each cart says so, and mends it in one click.',
    },
    receive: {
      title: 'Receive at the dock, even offline',
      text: 'Count, scan, photograph: what is missing becomes a claim, what is received enters the stock.',
    },
    stock: {
      title: 'Stock up to date',
      text: 'What is received comes in, what is cooked goes out: quantities, values and batches, day by day.',
    },
    claims: {
      title: 'A claim is followed to its credit',
      text: 'The supplier answers within the claim; the credit obtained counts in your purchases.',
    },
    egalim: {
      title: 'EGAlim all year',
      text: 'Your shares, what is missing by 31 December, and the cheapest swaps to get there.',
    },
    figures: {
      title: 'Your purchases explained',
      text: 'Prices, volumes, articles: “Pourquoi ?” says where each difference comes from.',
    },
    tenders: {
      title: 'A tender from end to end',
      text: 'Lots, volumes, offers compared, award: each step prepares the next.',
    },
    requests: {
      title: 'Articles that members ask for',
      text: 'Take a request up, propose an article that can be ordered: who asked is told.',
    },
    prices: {
      title: 'Price rises are negotiated',
      text: 'A campaign asks, compares and applies prices on their day.',
    },
    ownPrices: {
      title: 'Propose your new prices',
      text: 'Each request says which prices to review and until when; the group accepts or negotiates them.',
    },
    anomalies: {
      title: 'A catalogue that checks itself',
      text: 'What is inconsistent is found, explained and corrected in place.',
    },
    steering: {
      title: "Steer the group's purchases",
      text: 'Savings, leakage, commitment: each figure opens the orders behind it.',
    },
    orders: {
      title: 'Your orders as soon as they are sent',
      text: 'Read, confirm, propose a substitute: the member answers in one click.',
    },
    consultations: {
      title: 'Answer consultations',
      text: 'Prices and sheets are filled in on screen or by workbook; nothing is lost before it is sent.',
    },
    ownCatalogue: { title: 'Your catalogue', text: "Your articles as members see them, at today's prices." },
    revenues: {
      title: 'Declare your revenue',
      text: 'The amounts expected, what is still to declare and until when.',
    },
  },
}

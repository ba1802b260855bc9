/** Sentences of orders, items and events that several screens put together. */
export const sentences = {
  taxed: { net: '%{amount} excl. tax', gross: '%{amount} incl. tax' },
  orderTerms: { franco: '%{amount} excl. tax to go for free delivery', late: 'After the cut-off' },
  timeLeft: { days: '%{days} d %{hours} h', hours: '%{hours} h %{minutes}', minutes: '%{minutes} min' },
  workedExample: {
    ordered: 'Order %{what}.',
    orderedBy: 'Order %{what}, i.e. %{base} (%{each} per %{unit}).',
    each: '%{each} per %{unit}',
    billed: 'Billed: %{what} × %{price} = %{amount} excl. tax.',
    stored: 'Into stock: %{what}.',
  },
  eventDetail: {
    removed: '%{label}: removed',
    changed: '%{label}: %{from} → %{to}',
    set: '%{label}: %{to}',
    delivery: 'delivery on %{day}',
    round: 'round %{n}',
    level: 'level %{n}',
    byMe: 'by myself',
    byPlatform: 'by the platform',
    instead: '%{label} instead of %{asked}',
    unanswered: '%{label} instead of %{asked}, no answer in time',
  },
  keptReceptions: {
    count:
      '1 reception to send is kept on this device: it will go from the member area, once the person who signed it logs in there. |||| %{smart_count} receptions to send are kept on this device: they will go from the member area, once the person who signed them logs in there.',
  },
}

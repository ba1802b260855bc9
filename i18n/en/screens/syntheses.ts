import type { Translation } from '../../../resources/schema/texts'
import type { publicTenderTexts } from '../../fr/synthesis'

const publicTender: Translation<typeof publicTenderTexts> = {
  title: 'Public tenders',
  label: 'Tender',
  notice: 'Notice',
  noNotice: 'No notice yet',
  limit: 'Deadline',
  opening: 'Opening of tenders',
  lots: 'Lots',
  members: 'Beneficiaries',
  offers: 'Tenders received',
  empty: 'No public tenders',
  emptyText: 'A tender is public by its type, chosen when it is created.',
  amo: 'Selection of AMO members',
  amoLead: 'The AMO members for which the public tender is called.',
  locked: 'The tender is published: its beneficiaries no longer change.',
  search: 'Search for a member',
  member: 'Member',
  city: 'Town',
  group: 'Group',
  all: 'Select all',
  choose: 'Select %{name}',
  count: '%{smart_count} member selected |||| %{smart_count} members selected',
  save: 'Save the selection',
  saved: 'Selection saved',
  noMember: 'No AMO members',
}

export const synthesisScreens = { publicTender }

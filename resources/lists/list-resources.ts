import { listPreference, listView } from './list-view'

/** What is kept of the lists themselves. */
export const listResources = [listPreference, listView] as const

import type { AnyResource } from '../schema/resource'
import { bulkEdit, bulkEditRow } from './bulk-edit'
import { listPreference, listView } from './list-view'
import { mergedRecord } from './merged-record'

/** What is kept of the lists themselves. */
export const listResources: readonly AnyResource[] = [listPreference, listView]

/** Changes of many rows, which the server goes on with by itself. */
export const bulkResources: readonly AnyResource[] = [bulkEdit, bulkEditRow, mergedRecord]

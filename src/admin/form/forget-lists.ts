import type { QueryClient } from '@tanstack/react-query'

/** Makes every answer about a resource be asked again, but the record being edited: its form holds what was first read. */
export const forgetLists = (queryClient: QueryClient, name: string): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === name && queryKey[1] !== 'record',
  })

import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryFilters,
} from '@tanstack/react-query'
import { HttpError } from '../../providers/http-error'

/** Milliseconds during which an answer is shown again without asking. */
const staleTime = 10_000

const isAway = (error: unknown) => error instanceof HttpError && error.status === 503

/**
 * What is to be asked again is, even where its first answer is still on its way: the library would wait for that one, which may
 * tell how things stood before they were changed, and show it as new.
 */
class Memory extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions) {
    const first: QueryFilters = {
      ...filters,
      type: 'active',
      predicate: (query) =>
        query.state.fetchStatus === 'fetching' &&
        query.state.data === undefined &&
        (filters?.predicate?.(query) ?? true),
    }
    await this.cancelQueries(first)
    return super.invalidateQueries(filters, options)
  }
}

/** The memory of one application's answers; only a server that is away is asked again. */
export const createQueryClient = (): QueryClient =>
  new Memory({
    defaultOptions: {
      queries: {
        staleTime,
        refetchOnWindowFocus: false,
        // Without a network it is said at once, and asked again when there is one.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => count < 2 && isAway(error),
      },
    },
  })

import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryCache,
  QueryClient,
  type QueryFilters,
} from '@tanstack/react-query'
import { HttpError, isAway } from '../../providers/http-error'

/** Milliseconds during which an answer is shown again without asking. */
const staleTime = 10_000

/** A server that starts, or has too much to do, and says so. */
const comesBack = (error: unknown) => error instanceof HttpError && error.status === 503

/**
 * What is on screen stays where asking again found no server: a page that somebody types into is not taken away for it. It
 * counts as old, and is asked for at the next occasion. What is refused is told in its place.
 */
const answers = () =>
  new QueryCache({
    onError: (error, query) => {
      if (query.state.data !== undefined && isAway(error))
        query.setState({ status: 'success', error: null, isInvalidated: true })
    },
  })

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
    queryCache: answers(),
    defaultOptions: {
      queries: {
        staleTime,
        refetchOnWindowFocus: false,
        // Without a network it is said at once, and asked again when there is one.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => count < 2 && comesBack(error),
      },
    },
  })

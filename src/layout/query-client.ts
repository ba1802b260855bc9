import { QueryClient } from '@tanstack/react-query'
import { HttpError } from '../../providers/http-error'

/** Milliseconds during which an answer is shown again without asking. */
const staleTime = 10_000

const isAway = (error: unknown) => error instanceof HttpError && error.status === 503

/** The memory of one application's answers; only a server that is away is asked again. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 2 && isAway(error),
      },
    },
  })

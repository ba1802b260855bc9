import { useEngine } from '../../fields/engine'

/** The id of the person who is logged in. */
export const useSelfId = (): number | undefined => useEngine().session.user()?.id

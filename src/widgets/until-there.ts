/** Milliseconds until something that did not come is asked for again. */
const pause = 3_000

/** Loads what a screen can do without for a while: where it does not come it is asked for again, until it is there. */
export const untilThere = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return untilThere(load)
  })

/** Lets at most `size` pieces of work run at once; the others wait for their turn, in order. */
export function createTurns(size: number) {
  const waiting: (() => void)[] = []
  let free = size
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** Thrown where nobody's work is to blame: the server has too much to do. */
export class Busy extends Error {}

/** Lets at most `size` pieces of work run at once; the others wait in order, `patience` milliseconds at most where it is given. */
export function createTurns(size: number) {
  const waiting: (() => void)[] = []
  let free = size
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  const turn = (patience?: number) =>
    new Promise<void>((resolve, reject) => {
      const give = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer =
        patience === undefined
          ? undefined
          : setTimeout(() => {
              waiting.splice(waiting.indexOf(give), 1)
              reject(new Busy())
            }, patience)
      waiting.push(give)
    })
  return async <T>(work: () => Promise<T>, patience?: number): Promise<T> => {
    if (free > 0) free--
    else await turn(patience)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** The work, or its `late` error when it takes longer than so many milliseconds; what it still does then is nobody's. */
export async function timeLimit<T>(milliseconds: number, work: Promise<T>, late: Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_done, fail) => {
    timer = setTimeout(fail, milliseconds, late)
  })
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}

/** Milliseconds in which what happens at once is done once. */
const gatheredFor = 100

/** Runs something soon, once for all who ask meanwhile, and never twice at the same time: the last run knows how things stand. */
export function gathered(run: () => Promise<void>): () => void {
  let [isRunning, isAsked] = [false, false]
  async function runAll() {
    isRunning = true
    while (isAsked) {
      await new Promise((done) => setTimeout(done, gatheredFor))
      isAsked = false
      await run()
    }
    isRunning = false
  }
  return () => {
    isAsked = true
    if (!isRunning) void runAll()
  }
}

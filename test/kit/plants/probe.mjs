import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

/** Not a fault: tells how much memory is held once what can go is gone. */
process.on('message', (word) => {
  if (word !== 'memory') return
  collect()
  collect()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ held: heapUsed + external, rss })
})

import type { Browser, Page } from 'playwright-core'

/** The part of a trace event that is read: thread time in microseconds. */
interface TraceEvent {
  name: string
  ph: string
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { type?: string } }
}

const frameName = 'ProxyMain::BeginMainFrame'
const taskName = 'ThreadControllerImpl::RunTask'

const isEvent = (value: unknown): value is TraceEvent =>
  typeof value === 'object' && value !== null && 'name' in value && 'ts' in value

function eventsOf(trace: Buffer): TraceEvent[] {
  const read: unknown = JSON.parse(trace.toString())
  const list = typeof read === 'object' && read !== null ? Reflect.get(read, 'traceEvents') : []
  return Array.isArray(list) ? list.filter(isEvent) : []
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

/**
 * For each key pressed, the milliseconds that the main thread ran from the task that took the key to the end of the frame
 * that shows it: how long that frame is on this processor, whatever else the machine does.
 */
export function frameCosts(trace: Buffer): number[] {
  const events = eventsOf(trace).sort((a, b) => a.ts - b.ts)
  const frames = events.filter(({ name, ph }) => name === frameName && ph === 'X')
  const thread = frames[0]?.tid
  const tasks = events.filter(({ name, tid }) => name === taskName && tid === thread)
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keypress')
  return keys.flatMap((key) => {
    const frame = frames.find(({ ts }) => ts > key.ts)
    const taker = tasks.find((task) => task.ts <= key.ts && endOf(task) >= key.ts)
    if (!frame || !taker) return []
    const during = tasks.filter(({ ts }) => ts >= taker.ts && ts <= endOf(frame))
    return [during.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)]
  })
}

/** The cost of each frame that shows a key, while something is typed in the page. */
export async function traceFrames(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'cc'] })
  await act()
  return frameCosts(await browser.stopTracing())
}

/** The milliseconds that the main thread ran in each of its tasks while something is scrolled: none longer, no frame longer. */
export async function traceTasks(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'cc'] })
  await act()
  const events = eventsOf(await browser.stopTracing())
  const thread = events.find(({ name, ph }) => name === frameName && ph === 'X')?.tid
  const tasks = events.filter(({ name, tid }) => name === taskName && tid === thread)
  return tasks.map(({ tdur = 0 }) => tdur / 1000)
}

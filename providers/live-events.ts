import { type LiveEvent, liveEvents } from '../resources/schema/live'

export type { ChangedIds, LiveEvent } from '../resources/schema/live'

const isEvent = (name: string | undefined): name is LiveEvent => liveEvents.some((one) => one === name)

const fieldOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)

/**
 * Reads server-sent events (WHATWG HTML §9.2, as `GET /live` writes them) until their stream ends, and says of each piece that
 * something came, a comment too.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: LiveEvent, data: unknown) => void,
  onPiece: () => void = () => undefined,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onPiece()
    const blocks = (rest + decoder.decode(piece.value, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = block.split('\n')
      const event = fieldOf(lines, 'event')
      if (isEvent(event)) onEvent(event, JSON.parse(fieldOf(lines, 'data') ?? 'null'))
    }
  }
}

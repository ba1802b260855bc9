import { toast } from './toast-store'

/** Milliseconds that a warning stays: it is read beside the success that it follows. */
const duration = 15_000

/** Says what an answer warns of (`warned`: sentences of the server), each on its own; nothing of another answer. */
export function tellWarned(answer: unknown): void {
  const sentences: unknown = Object(answer) === answer ? Reflect.get(Object(answer), 'warned') : undefined
  if (!Array.isArray(sentences)) return
  for (const sentence of sentences) toast.warning(String(sentence), { duration })
}

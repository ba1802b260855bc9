import { toast } from './toast-store'

/** Says what an answer warns of (`warned`: sentences), each until it is closed: it was done all the same. Nothing of another answer. */
export function tellWarned(answer: unknown): void {
  const { warned = [] }: { warned?: string[] } = Object(answer)
  for (const sentence of warned) toast.warning(sentence, { duration: null })
}

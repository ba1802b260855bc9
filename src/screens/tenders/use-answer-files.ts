import { answerFileScreens as texts } from '../../../i18n/fr/answer-file-screens'
import { callEndpoint } from '../../../providers/endpoints'
import type { AnswerOf } from '../../../resources/schema/endpoint'
import { answerFileEndpoints } from '../../../resources/tenders/answer-file-endpoints'
import {
  type AnswerFileKind,
  answerFileEndings,
  type ToldFile,
} from '../../../resources/tenders/answer-files'
import { useEngine } from '../../fields/engine'
import { useOwnEndpoints, useStanding } from '../../trade/standing-for'
import { toast } from '../../widgets/toast-store'
import { useProgress } from '../../widgets/use-progress'
import type { useAnswer } from './use-answer'
import { useTenderAct } from './use-tenders'

/** Largest file in bytes, as the server takes it. */
const largest = 26_214_400

/** What a file that is sent is, and of which lot. */
export interface SentAs {
  kind: AnswerFileKind
  lot: number | null
}

/** The sentence that refuses a file before it is sent, if one does. */
const refusalOf = ({ name, size }: File): string | undefined => {
  const ending = name.split('.').at(-1)?.toLowerCase()
  if (!answerFileEndings.some((one) => one === ending)) return texts.wrongType({ name })
  return size > largest ? texts.tooLarge({ name }) : undefined
}

/** Adds, replaces and removes files of the answer, each after what is typed is kept. */
export function useAnswerFiles(tenderId: number, answer: ReturnType<typeof useAnswer>) {
  const { http } = useEngine()
  const standing = useStanding()
  const calls = useOwnEndpoints(answerFileEndpoints)
  const { run, isPending } = useTenderAct()
  const { follow, progress } = useProgress()
  const accepted = (files: readonly File[]) =>
    files.filter((file) => {
      const refusal = refusalOf(file)
      if (refusal) toast.error(refusal)
      return !refusal
    })
  const send = (file: File, { kind, lot }: SentAs) =>
    answer.beside((saved_at) =>
      follow(
        (onProgress) =>
          callEndpoint(http, answerFileEndpoints.add, {
            given: {
              id: tenderId,
              ...standing,
              kind,
              ...(lot !== null && { lot }),
              ...(saved_at && { saved_at }),
              file,
            },
            onProgress,
          }) as Promise<AnswerOf<typeof answerFileEndpoints.add>>,
      ),
    )
  const drop = ({ id: file }: ToldFile) =>
    answer.beside((saved_at) => calls.remove({ id: tenderId, file, saved_at }))
  return {
    ...{ isPending, progress },
    /** One after the other, as far as they are taken. */
    async add(files: readonly File[], as: SentAs) {
      let added = 0
      for (const file of accepted(files)) {
        if (!(await run(() => send(file, as)))) break
        added++
      }
      if (added) toast.success(texts.added({ smart_count: added }))
    },
    async replace(former: ToldFile, files: readonly File[]) {
      const [file] = accepted(files)
      const as = { kind: former.kind, lot: former.tender_family_id ?? null }
      if (file && (await run(() => send(file, as)))) await run(() => drop(former), texts.replaced)
    },
    remove: (file: ToldFile) => run(() => drop(file), texts.removed),
  }
}

import type { Http } from '../../../providers/http'
import { pause } from '../pause'
import { type ImportJob, type ImportSaid, isRunning, refusedJob } from './import-state'

/** Milliseconds between two looks at an import under way. */
const pace = 700

interface Following {
  http: Http
  signal: AbortSignal
  /** Called at each look. */
  onProgress: (job: ImportJob) => void
}

/** Looks at an import until it stands still. */
async function untilStill(job: ImportJob, { http, signal, onProgress }: Following): Promise<ImportJob> {
  let now = job
  onProgress(now)
  while (isRunning(now)) {
    await pause(pace, signal)
    now = await http.get<ImportJob>(`/imports/${job.id}`, { signal, quiet: true })
    onProgress(now)
  }
  return now
}

/** Sends a file to be checked and follows its check; nothing is changed by it. */
export async function checkFile(
  following: Following & { onSent: (share: number) => void },
  { model, file }: { model: string; file: File },
): Promise<ImportJob> {
  const form = new FormData()
  form.append('file', file, file.name)
  const job = await following.http.upload<ImportJob>(`/imports/${model}/check`, form, {
    query: { wait: 1 },
    signal: following.signal,
    quiet: true,
    onProgress: following.onSent,
  })
  return untilStill(job, following)
}

/** Checks a file again with what the person says of its columns and values. */
export async function mapColumns(
  following: Following,
  { id, said }: { id: number; said: ImportSaid },
): Promise<ImportJob> {
  const options = { query: { wait: 1 }, signal: following.signal, quiet: true }
  const job = await following.http.put<ImportJob>(`/imports/${id}/columns`, said, options)
  return untilStill(job, following)
}

/** Carries out a checked import and follows it; lines refused meanwhile come back as a job with errors. */
export async function commitFile(following: Following, id: number): Promise<ImportJob> {
  try {
    const options = { query: { wait: 1 }, signal: following.signal, quiet: true }
    return await untilStill(
      await following.http.post<ImportJob>(`/imports/${id}/commit`, undefined, options),
      following,
    )
  } catch (error) {
    const refused = refusedJob(error)
    if (refused) return refused
    throw error
  }
}

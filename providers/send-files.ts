import type { CallOptions, Http, UploadOptions } from './http'

/** A file that the server keeps, as its answers carry it. */
export interface KeptFile {
  id: number
  path?: string
  unique_name?: string
  filename?: string
  mime_type?: string
  /** Of a PDF whether it is tagged, where that can be told. */
  tagged?: boolean | null
  /** Read by everybody at its address; else only through its download. */
  public?: boolean
}

/** Sends files to a folder, told how much of them has left; none are no call. */
export async function sendFiles(
  http: Http,
  { folder, files }: { folder: string; files: readonly File[] },
  options: CallOptions & UploadOptions = {},
): Promise<KeptFile[]> {
  if (!files.length) return []
  const form = new FormData()
  form.append('path', folder)
  for (const file of files) form.append('files', file)
  return http.upload<KeptFile[]>('/file', form, options)
}

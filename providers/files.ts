import type { FileReference } from './session-user'

const uploadPath = '/upload'

/** Address of an uploaded file: the upload path, the file's path, its unique name. */
export function fileUrl(file: FileReference | string | null | undefined): string | undefined {
  if (!file) return undefined
  const parts = typeof file === 'string' ? [file] : [file.path, file.unique_name]
  if (parts.some((part) => !part)) return undefined
  return [uploadPath, ...parts].join('/').replace(/\/{2,}/g, '/')
}

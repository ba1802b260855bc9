import type { Call } from './request'

export interface Download {
  blob: Blob
  /** The name given by the server, when it gave one. */
  filename: string | undefined
}

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress?: (share: number) => void
}

/** Milliseconds after which the address of a blob is released. */
export const releaseDelay = 5000

/** Reads the file of an answer; a blob is used only on status 200. */
export async function readDownload(response: Response): Promise<Download> {
  return { blob: await response.blob(), filename: filenameOf(response.headers.get('content-disposition')) }
}

/** The file name of a content-disposition header (RFC 6266), the encoded one first. */
export function filenameOf(header: string | null): string | undefined {
  if (!header) return undefined
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header)?.[1]
  if (encoded) return decodeSafely(encoded.trim())
  return /filename\s*=\s*"?([^";]+)"?/i.exec(header)?.[1]?.trim()
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Sends a form and tells how much has left: `fetch` cannot. */
export function sendForm({
  onProgress,
  newXhr = () => new XMLHttpRequest(),
}: UploadOptions & { newXhr?: () => XMLHttpRequest }) {
  return (call: Call, url: string, headers: Headers): Promise<Response> =>
    new Promise((resolve, reject) => {
      const xhr = newXhr()
      xhr.open(call.method, url)
      headers.forEach((value, name) => {
        xhr.setRequestHeader(name, value)
      })
      xhr.responseType = 'text'
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress?.(loaded / total)
      }
      xhr.onload = () => resolve(new Response(xhr.responseText || null, { status: xhr.status }))
      xhr.onerror = () => reject(new TypeError('network'))
      xhr.onabort = () => reject(new DOMException('aborted', 'AbortError'))
      call.signal?.addEventListener('abort', () => xhr.abort(), { once: true })
      xhr.send(call.body instanceof FormData ? call.body : null)
    })
}

/** Hands a file to the person under a name. */
export function saveBlob(blob: Blob, filename: string) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), releaseDelay)
}

/** Opens a file in another tab; false when the browser refused the window. */
export function openBlob(blob: Blob): boolean {
  const address = URL.createObjectURL(blob)
  const isOpened = window.open(address, '_blank', 'noopener=no') !== null
  setTimeout(() => URL.revokeObjectURL(address), releaseDelay)
  return isOpened
}

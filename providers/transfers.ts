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

/** Types that a browser shows without running anything of ours. */
const isHarmless = (type: string) => /^(application\/pdf|video\/|text\/plain|image\/(?!svg))/.test(type)

/**
 * Shows a file in another tab. The tab opens at once, while the click still counts, and is filled on arrival;
 * a file that could run script is handed over as bytes. Throws what the loading throws, the tab closed again.
 */
export async function openBlob(loading: Promise<Download>): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const { blob } = await loading
    const shown = isHarmless(blob.type) ? blob : new Blob([blob], { type: 'application/octet-stream' })
    const address = URL.createObjectURL(shown)
    if (tab) tab.location.href = address
    setTimeout(() => URL.revokeObjectURL(address), releaseDelay)
  } catch (error) {
    tab?.close()
    throw error
  }
}

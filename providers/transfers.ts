export interface Download {
  blob: Blob
  /** The name given by the server, when it gave one. */
  filename: string | undefined
}

/** Milliseconds after which the address of a blob is released. */
export const releaseDelay = 5000

/** The file name of a content-disposition header (RFC 6266), the encoded one first. */
export function filenameOf(header: unknown): string | undefined {
  if (typeof header !== 'string') return undefined
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

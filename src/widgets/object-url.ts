import { useEffect, useState } from 'react'

/** An opened document has this long to load before its address is released; milliseconds. */
const releaseDelay = 5000

/** Opens a file in a new tab. */
export function openFile(file: Blob): void {
  const url = URL.createObjectURL(file)
  window.open(url, '_blank', 'noopener')
  setTimeout(() => URL.revokeObjectURL(url), releaseDelay)
}

/** The address of a file while the component shows it. */
export function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}

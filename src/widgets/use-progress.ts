import { useState } from 'react'
import { inputTexts } from '../../i18n/fr/form'

/** Follows what is being sent: how much has left, said in French until it is done. */
export function useProgress() {
  const [share, setShare] = useState<number | null>(null)
  async function follow<T>(send: (onProgress: (share: number) => void) => Promise<T>): Promise<T> {
    setShare(0)
    try {
      return await send(setShare)
    } finally {
      setShare(null)
    }
  }
  return { follow, progress: share === null ? undefined : inputTexts.uploading(share) }
}

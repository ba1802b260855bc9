import { useEffect, useState } from 'react'
import { say } from './say'

/** Shown while the guard decides; it says nothing for the first 400 ms, so that a quick answer does not flash. */
export function Opening() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="opening" role="status">
      {isSlow && (
        <>
          <span className="spinner" aria-hidden="true" />
          {say('guard.loading')}
        </>
      )}
    </div>
  )
}

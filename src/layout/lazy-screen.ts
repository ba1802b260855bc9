import { type ComponentType, lazy } from 'react'

/** Milliseconds after which the code of a screen counts as lost. */
export const loadTimeout = 120_000

/** The code of a screen that is missing, failed or too late. */
export class ChunkLoadError extends Error {
  constructor(name: string, cause?: unknown) {
    super(`Loading chunk ${name} failed.`, { cause })
    this.name = 'ChunkLoadError'
  }
}

/** A screen whose code is loaded when it is visited. */
export function lazyScreen(name: string, load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await inTime(name, load()) }))
}

/** The loaded code, or a ChunkLoadError. */
export function inTime<T>(name: string, loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(name)), loadTimeout)
    loading
      .then(resolve, (error: unknown) => reject(new ChunkLoadError(name, error)))
      .finally(() => clearTimeout(timer))
  })
}

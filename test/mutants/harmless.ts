import type { Fault } from './fault'

/** A fault that makes no difference, and why: reviewed by hand. */
interface Harmless {
  path: string
  /** The line in which it stands. */
  code: string
  was: string
  why: string
}

export const harmless: readonly Harmless[] = []

export const whyHarmless = (fault: Fault): string | undefined =>
  harmless.find(({ path, code, was }) => path === fault.path && code === fault.code && was === fault.was)?.why

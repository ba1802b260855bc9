import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Guesses that a password has to withstand: between a word with a year and eight characters drawn at random (10^8). */
const leastGuesses = 10 ** 7.5
/** What is estimated of a long password: more would cost seconds and could only add to it. */
const longest = 32
/** A sign before or after the rest: almost always one of a few. */
const guessesOfSign = 10

let estimator: Promise<ZxcvbnFactory> | undefined

/** The estimator with its French and common dictionaries: read when it is first needed (a quarter of a second, 40 MB). */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: 10,
  })
}

/** `Azerty2026` of `Azerty2026!`. */
const withoutSigns = (password: string) => password.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** Whether a password is found in few guesses by somebody who knows the common ones, and `words` about its owner. */
export async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  estimator ??= load()
  const { check } = await estimator.then((one) => ({ check: one.check.bind(one) }))
  const guesses = (text: string) => (text ? check(text, [...words]).guesses : 1)
  const whole = password.slice(0, longest)
  const core = withoutSigns(whole)
  const signs = whole.length - core.length
  return Math.min(guesses(whole), guesses(core) * guessesOfSign ** signs) < leastGuesses
}

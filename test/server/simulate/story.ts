import fc from 'fast-check'
import type { Crash } from './crash'

/** What people, suppliers and the clock do, with how often it comes. */
const weights = {
  add: 9,
  line: 2,
  drop: 1,
  move: 1,
  mode: 1,
  submit: 9,
  validate: 6,
  refuse: 2,
  withdraw: 1,
  reopen: 2,
  delete: 1,
  read: 1,
  confirm: 5,
  answer: 3,
  cancel: 2,
  receive: 9,
  again: 3,
  undo: 2,
  claim: 6,
  enter: 2,
  leave: 4,
  back: 2,
  count: 1,
  price: 3,
  shelf: 1,
  clock: 4,
} as const
export type Doing = keyof typeof weights

/** One step: what is done, and three numbers that choose by whom, to what and how much. */
export interface Step {
  do: Doing
  a: number
  b: number
  c: number
  crash?: Crash
}

const crash = fc.record({
  statement: fc.integer({ min: 1, max: 40 }),
  when: fc.constantFrom('before' as const, 'after' as const),
})
/** One step of ten is cut off. */
const perhapsCrash = fc.oneof(
  { weight: 9, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: crash },
)
const number = fc.nat(9999)
const stepOf = (doing: fc.Arbitrary<Doing>): fc.Arbitrary<Step> =>
  fc
    .record({ do: doing, a: number, b: number, c: number, crash: perhapsCrash })
    .map(({ crash: at, ...rest }) => (at ? { ...rest, crash: at } : rest))
const anything = fc.oneof(
  ...Object.entries(weights).map(([doing, weight]) => ({ weight, arbitrary: fc.constant(doing as Doing) })),
)
const begun = (['add', 'add', 'submit'] as const).map((doing) => stepOf(fc.constant(doing)))
const whole = fc
  .tuple(fc.tuple(...begun), fc.array(stepOf(anything), { minLength: 5, maxLength: 11, size: 'max' }))
  .map(([first, rest]) => [...first, ...rest])

/** The story of a seed. */
export const storyOf = (seed: number): Step[] => fc.sample(whole, { seed, numRuns: 1 })[0] ?? []

/** Leaves out what a failure does not need, piece by piece, then makes crashes fewer (delta debugging). */
export async function shortest(
  story: readonly Step[],
  fails: (story: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[]> {
  let left = story
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < left.length; ) {
      const without = [...left.slice(0, from), ...left.slice(from + size)]
      if (without.length && (await fails(without))) left = without
      else from += size
    }
  for (const [index, { crash: _crash, ...calm }] of left.entries()) {
    if (!_crash) continue
    const without = left.map((one, at) => (at === index ? calm : one))
    if (await fails(without)) left = without
  }
  return left
}

/** A story as it is printed. */
export const told = (story: readonly Step[]): string =>
  story
    .map(({ do: doing, a, b, c, crash: at }, index) => {
      const lost = at ? `, lost ${at.when} statement ${at.statement}` : ''
      return `  ${index + 1}. ${doing} (${a}, ${b}, ${c})${lost}`
    })
    .join('\n')

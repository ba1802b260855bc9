import type { Measure, Reading } from '../../resources/measures/measure'
import { scales } from '../../resources/measures/measure'
import { divided, exact, plus, rounded, times } from '../../resources/schema/exact'
import type { Answer } from '../../resources/schema/infer'

type Measures = Readonly<Record<string, Measure>>
/** Sums by the name of their column, as exact texts or counts. */
type Sums = Readonly<Record<string, string | number>>
type FieldOf<M extends Measures> = { [K in keyof M]: M[K]['field'] }

const columnsIn = (reading: Reading | undefined): readonly string[] =>
  reading ? ('sum' in reading ? reading.sum : reading.ratio) : []

/** The columns whose sums measures follow from, each once. */
export const columnsOf = (measures: Measures): string[] => [
  ...new Set(Object.values(measures).flatMap(({ reading }) => columnsIn(reading))),
]

/** A part of a whole in percent, with two decimals; null over 0. */
export const percent = (part: string | number, whole: string | number): string | null =>
  exact(whole).over === 0n ? null : rounded(divided(times(exact(part), exact(100)), exact(whole)), 2)

/** What a measure is worth of such sums: rounded here, once, by its unit. */
function worthOf({ unit, reading }: Measure, sums: Sums): string | number | null {
  if (!reading) throw new Error('A measure without a reading follows from no sums')
  const of = (column: string) => sums[column] ?? 0
  if ('sum' in reading) {
    const total = reading.sum.map((column) => exact(of(column))).reduce(plus)
    return unit === 'count' ? Number(rounded(total, 0)) : rounded(total, scales[unit])
  }
  const [part, whole] = [of(reading.ratio[0]), of(reading.ratio[1])]
  if (unit === 'percent') return percent(part, whole)
  return exact(whole).over === 0n ? null : rounded(divided(exact(part), exact(whole)), scales[unit])
}

/** The measures that follow from sums of columns; 0, and null where they divide, where there are none. */
export const measuresOf = <const M extends Measures>(measures: M, sums: Sums = {}): Answer<FieldOf<M>> =>
  Object.fromEntries(
    Object.entries(measures)
      .filter(([, { reading }]) => reading)
      .map(([name, one]) => [name, worthOf(one, sums)]),
  ) as Answer<FieldOf<M>>

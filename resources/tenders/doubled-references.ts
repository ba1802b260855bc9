import { fold } from '../schema/fold'

/** A line that says a reference of its supplier. */
interface Referenced {
  ref_supplier?: string | null
  quotation?: string | number | null
}

/**
 * References that stand for two products, each with the first line that has them: in another zone the same product keeps its
 * reference, another product never has it.
 */
export function doubledReferences<L extends Referenced>(
  lines: readonly L[],
  productOf: (line: L) => number,
): { reference: string; line: L }[] {
  const known = new Map<string, number>()
  const doubled: { reference: string; line: L }[] = []
  for (const line of lines) {
    const reference = line.ref_supplier?.trim()
    if (!reference || line.quotation === null || line.quotation === undefined || line.quotation === '')
      continue
    const key = fold(reference)
    const product = known.get(key)
    if (product === undefined) known.set(key, productOf(line))
    else if (product !== productOf(line)) doubled.push({ reference, line })
  }
  return doubled
}

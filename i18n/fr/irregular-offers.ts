import type { Score } from '../../resources/tenders/comparison-answers'
import { tenderTexts } from './tenders'

type Irregular = Pick<Score, 'irregular' | 'doubled'>

/**
 * Why an offer is irregular, in French: what the buyer declared, one reference for two products, or a mandatory product without
 * a price (5-doors §1.3); null where it is regular.
 */
export function irregularityOf(
  { irregular_reason }: { irregular_reason: string | null },
  score: Irregular | null | undefined,
): string | null {
  if (irregular_reason) return irregular_reason
  if (!score?.irregular) return null
  return score.doubled ? tenderTexts.doubledOffer({ reference: score.doubled }) : tenderTexts.lacksMandatory
}

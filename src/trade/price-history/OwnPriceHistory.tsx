import { useMember } from '../use-member'
import { PriceHistory } from './PriceHistory'

interface Props {
  article: { id: number; label: string }
  ttc?: boolean
}

/** The history of the price that the selected member pays. */
export const OwnPriceHistory = ({ article, ttc }: Props) => (
  <PriceHistory article={article} member={useMember()} ttc={ttc} />
)

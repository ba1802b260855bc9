import type { ShopArticle } from '../../../resources/catalogue/answers'

/** What a row or a card of a catalogue is given; the functions keep their identity. */
export interface ItemProps {
  article: ShopArticle
  /** A cheaper-looking offer of its product before which it stands. */
  before: ShopArticle | undefined
  index: number
  total: number
  ttc: boolean
  /** The person may not order, or the member may not. */
  disabled: boolean
  onMove: (index: number, direction: 1 | -1) => void
  onLeave: () => void
  onDetails: (article: ShopArticle) => void
}

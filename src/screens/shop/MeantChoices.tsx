import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Ref } from 'react'
import { packText, priceFacts } from '../../../i18n/fr/article-facts'
import { shopTexts } from '../../../i18n/fr/shop'
import type { ShopArticle } from '../../../resources/catalogue/answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { type ArticleChoice, ArticleChoices, type ChoicesEntry } from '../../trade/choices/ArticleChoices'

/** Articles that are named. */
const mostMeant = 3

interface Props {
  ref: Ref<ChoicesEntry>
  /** What was found, the likeliest first. */
  rows: readonly ShopArticle[]
  ttc: boolean
  onChoose: (article: ShopArticle) => void
  /** Goes back to the search. */
  onLeave: () => void
}

function choiceOf(article: ShopArticle, ttc: boolean): ArticleChoice {
  const price = priceFacts(article, ttc, false)
  const { id, label, image, supplier, bought_at } = article
  return {
    ...{ id, label, image },
    facts: [
      packText(article),
      price && `${price.price} ${shopTexts.perUnit({ unit: price.unit })}`,
      supplier,
    ],
    habit: bought_at ? shopTexts.bought({ day: frenchDay(bought_at) }) : undefined,
  }
}

/**
 * « Vouliez-vous … ? » under a search that was read otherwise than typed: the likeliest articles, of which one is chosen
 * before a quantity can be typed (5-doors §6).
 */
export function MeantChoices({ ref, rows, ttc, onChoose, onLeave }: Props) {
  const articles = rows.filter(({ price_ht }) => price_ht !== null).slice(0, mostMeant)
  const choose = (id: number) => {
    const article = articles.find((one) => one.id === id)
    if (article) onChoose(article)
  }
  return (
    <Box sx={{ mt: 1 }}>
      <span aria-hidden>{shopTexts.wanted}</span>
      <ArticleChoices
        ref={ref}
        label={shopTexts.wanted}
        choices={articles.map((article) => choiceOf(article, ttc))}
        onChoose={choose}
        onLeave={onLeave}
      >
        <Button size="small" color="inherit" focusRipple={false} onClick={onLeave}>
          {shopTexts.otherSearch}
        </Button>
      </ArticleChoices>
    </Box>
  )
}

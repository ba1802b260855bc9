import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { listedPrice } from '../../../i18n/fr/article-facts'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { quantityWords, unitWord } from '../../../i18n/fr/orders'
import { shopTexts } from '../../../i18n/fr/shop'
import type { QuickChoice } from '../../../resources/orders/tool-answers'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { useAllowed } from '../../fields/engine'
import { AskArticle } from '../../trade/AskArticle'
import { type ArticleChoice, ArticleChoices, type ChoicesEntry } from '../../trade/choices/ArticleChoices'
import type { Misread } from './use-quick-order'

const isOne = (coef: string) => compareDecimals(coef, '1') === 0

function packOf({ unit, base_unit, coef_order_management: coef }: QuickChoice): string | undefined {
  if (base_unit === null || (unit === base_unit && isOne(coef))) return undefined
  return shopTexts.pack({ unit: unitWord(unit), content: quantityWords(coef, base_unit) })
}

/** An article that a line may mean, as its button says it. */
function choiceOf(choice: QuickChoice): ArticleChoice {
  const { article_id: id, label, reference, supplier, unit, price_ht, billing_unit, usual, quantity } = choice
  const price =
    price_ht && texts.perPack({ price: listedPrice(price_ht), unit: unitWord(billing_unit ?? unit) })
  return {
    ...{ id, label, image: choice.image },
    facts: [packOf(choice), price ?? undefined, supplier, reference],
    habit: [
      texts.chosenQuantity({ quantity: quantityWords(quantity, unit) }),
      usual !== null && texts.usualQuantity({ quantity: quantityWords(usual, unit) }),
      choice.why,
    ]
      .filter(Boolean)
      .join(' · '),
  }
}

/** The ways on from a name that nothing was found for. */
function WaysOn({ name }: { name: string }) {
  const allowed = useAllowed()
  const search = new URLSearchParams({ q: name, families: 'all' })
  const path = allowed('foodCatalog') ? '/catalogs/food' : '/catalogs/non-food'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
      <Button size="small" variant="outlined" component={Link} to={`${path}?${search}`}>
        {texts.searchFor({ name })}
      </Button>
      {allowed('createProductHc') && (
        <Button size="small" variant="outlined" component={Link} to="/catalogs/out-of-catalog">
          {texts.orderOutside}
        </Button>
      )}
      <AskArticle search={name} />
    </Box>
  )
}

interface Props {
  errors: readonly Misread[]
  /** Nothing is chosen any more: the good lines have been added. */
  isAdded: boolean
  onChoose: (misread: Misread, choice: QuickChoice) => void
}

/** The lines that are not certain: what each may mean, one of which is chosen by a press, or the ways on. */
export function QuickErrors({ errors, isAdded, onChoose }: Props) {
  const first = useRef<ChoicesEntry>(null)
  const open = isAdded ? undefined : errors.find(({ choices }) => choices.length > 0)?.line
  useEffect(() => {
    if (open !== undefined) first.current?.focus()
  }, [open])
  return (
    <section>
      <Box component="h3" sx={{ typography: 'h4', m: 0, mb: 1 }}>
        {texts.errors({ smart_count: errors.length })}
      </Box>
      {open !== undefined && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>{texts.choiceHelp}</Box>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {errors.map((misread) => (
          <li key={misread.line}>
            <b>{texts.errorLine(misread)}</b> : {misread.errors.join(' ')}
            {misread.choices.length > 0 && !isAdded && (
              <ArticleChoices
                ref={misread.line === open ? first : undefined}
                label={texts.errorLine(misread)}
                choices={misread.choices.map(choiceOf)}
                onChoose={(id) => {
                  const choice = misread.choices.find((one) => one.article_id === id)
                  if (choice) onChoose(misread, choice)
                }}
              />
            )}
            {misread.reading === 'nothing' && misread.name && <WaysOn name={misread.name} />}
          </li>
        ))}
      </Box>
    </section>
  )
}

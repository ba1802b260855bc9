import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { shopTexts } from '../../../i18n/fr/shop'
import type { ShopArticle } from '../../../resources/catalogue/answers'

/** The way from the search to what may have been meant. */
export interface MeantEntry {
  focus: () => void
}

/** Articles that are named. */
const mostMeant = 3

interface Props {
  ref: Ref<MeantEntry>
  /** What was found, the likeliest first. */
  rows: readonly ShopArticle[]
  onChoose: (article: ShopArticle) => void
  /** Goes back to the search. */
  onLeave: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * « Vouliez-vous … ? » under a search that was read otherwise than typed: the likeliest articles, of which one is chosen
 * before a quantity can be typed (5-doors §6).
 */
export function MeantChoices({ ref, rows, onChoose, onLeave }: Props) {
  const articles = rows.filter(({ price_ht }) => price_ht !== null).slice(0, mostMeant)
  const group = useRef<HTMLDivElement>(null)
  const buttons = () => [...(group.current?.querySelectorAll('button') ?? [])]
  useImperativeHandle(ref, () => ({ focus: () => buttons()[0]?.focus() }))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key !== 'Escape' && !step) return
    event.preventDefault()
    if (!step) return onLeave()
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    all[(at + step + all.length) % all.length]?.focus()
  }
  return (
    <Box
      ref={group}
      role="group"
      aria-label={shopTexts.wanted}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1, px: 0.5 }}
    >
      <span aria-hidden>{shopTexts.wanted}</span>
      {articles.map((article) => (
        <Button
          key={article.id}
          size="small"
          variant="outlined"
          focusRipple={false}
          onClick={() => onChoose(article)}
        >
          {article.label}
        </Button>
      ))}
      <Button size="small" color="inherit" focusRipple={false} onClick={onLeave}>
        {shopTexts.otherSearch}
      </Button>
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { shopTexts } from '../../../i18n/fr/shop'
import type { ShopAnswer } from '../../../resources/catalogue/answers'
import { AskArticle } from '../../trade/AskArticle'
import type { ShopState } from './shop-url'
import type { ChangeShop } from './use-shop-state'

/** A word of a sentence that is pressed: the line stays as high as its neighbours. */
const wordInLine = {
  py: 0,
  px: 0.5,
  minWidth: 0,
  fontSize: 'inherit',
  lineHeight: 'inherit',
  verticalAlign: 'baseline',
  '&&': { minHeight: 0 },
} as const

const wholeWidth = { '& .MuiAlert-message': { flex: 1 } } as const

interface Props {
  answer: ShopAnswer | undefined
  hidden: number
  /** What may have been meant, where the search was read otherwise than typed. */
  choices: ReactNode
  state: ShopState
  change: ChangeShop
}

/** How the search was understood, and what the member's selection of families hides of it. */
export function ShopNotes({ answer, hidden, choices, state, change }: Props) {
  const { meant, near } = answer ?? {}
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, '&:not(:empty)': { mb: 1.5 } }}>
      {meant && (
        <Alert severity="info" sx={wholeWidth}>
          {shopTexts.meant({ typed: state.q })}
          <Button size="small" sx={wordInLine} onClick={() => change({ q: meant })}>
            {meant}
          </Button>
          {choices}
          <Box sx={{ mt: 1 }}>
            <AskArticle search={state.q} />
          </Box>
        </Alert>
      )}
      {near && (
        <Alert severity="info" sx={wholeWidth}>
          {shopTexts.near}
          {choices}
          <Box sx={{ mt: 1 }}>
            <AskArticle search={state.q} />
          </Box>
        </Alert>
      )}
      {hidden > 0 && (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" onClick={() => change({ allFamilies: true })}>
              {shopTexts.showHidden}
            </Button>
          }
        >
          {shopTexts.hidden(hidden, state.q !== '')}
        </Alert>
      )}
      {state.allFamilies && (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" onClick={() => change({ allFamilies: false })}>
              {shopTexts.hideAgain}
            </Button>
          }
        >
          {shopTexts.allFamilies}
        </Alert>
      )}
    </Box>
  )
}

import MoreVert from '@mui/icons-material/ArrowDropDown'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useEffectEvent, useState } from 'react'
import { cartUndoTexts as texts } from '../../../i18n/fr/cart-undo'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { frenchMoment } from '../../../resources/schema/date-text'
import { momentWords } from '../../../resources/schema/date-words'
import { parisDay } from '../../../resources/schema/paris-time'
import { isElsewhere, isTyping } from '../../widgets/is-typing'
import { actText } from './act-text'
import { useCartActs } from './use-cart-acts'

/** The hour of today, the day before it else. */
const whenOf = (at: string) =>
  parisDay(new Date(at)) === parisDay(new Date()) ? frenchMoment(at).slice(-5) : momentWords(at)

interface Props {
  order: OrderAnswer
  /** A quantity is on its way: it is saved before anything is taken back. */
  isSaving: boolean
}

/** Takes back what one has done to a cart: the last act in one press or by Ctrl+Z, up to ten by the list of them. */
export function CartUndo({ order, isSaving }: Props) {
  const { undoable, redoable, go, ask, isBusy } = useCartActs(order, isSaving)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
    const key = event.key.toLowerCase()
    if ((key !== 'z' && key !== 'y') || isTyping(event.target) || isElsewhere()) return
    event.preventDefault()
    ask(key === 'y' || event.shiftKey ? 'redo' : 'undo')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const [last] = undoable
  const nothing = !last && !redoable
  const said = last ? texts.undoOf({ what: actText(last) }) : redoable ? texts.undo : texts.none
  const close = () => setAnchor(undefined)
  return (
    <>
      <Button
        startIcon={<Undo />}
        aria-label={said}
        title={said}
        aria-keyshortcuts="Control+Z"
        disabled={!last && !(isNarrow && redoable)}
        loading={isBusy}
        loadingPosition="start"
        onClick={({ currentTarget }) => (isNarrow ? setAnchor(currentTarget) : ask('undo'))}
        {...(isNarrow && { 'aria-haspopup': 'menu' })}
      >
        {texts.undo}
      </Button>
      {!isNarrow && (
        <Button
          aria-label={texts.list}
          title={texts.list}
          aria-haspopup="menu"
          disabled={nothing}
          sx={{ minWidth: 0, px: '4px !important', ml: '-12px !important' }}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <MoreVert fontSize="small" />
        </Button>
      )}
      {anchor && (
        <Menu
          anchorEl={anchor}
          open
          onClose={close}
          slotProps={{ list: { 'aria-label': texts.list } }}
          sx={{
            '& .MuiMenuItem-root': { whiteSpace: 'normal' },
            '& .MuiPaper-root': { maxWidth: 'min(560px, calc(100vw - 32px))' },
          }}
        >
          {redoable && (
            <MenuItem
              divider
              onClick={() => {
                close()
                ask('redo')
              }}
            >
              <Redo fontSize="small" sx={{ mr: 1 }} />
              <ListItemText primary={texts.redoOf({ what: actText(redoable) })} />
            </MenuItem>
          )}
          {undoable.map((one, at) => (
            <MenuItem
              key={one.act}
              onClick={() => {
                close()
                if (last) go(last, { until: one, n: at + 1 })
              }}
            >
              <ListItemText
                primary={at === 0 ? texts.undoOf({ what: actText(one) }) : actText(one)}
                secondary={[whenOf(one.at), ...(at ? [texts.takesBack({ smart_count: at + 1 })] : [])].join(
                  ' · ',
                )}
              />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}

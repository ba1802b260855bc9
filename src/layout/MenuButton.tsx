import { type ReactNode, Suspense, useId } from 'react'
import type { OpenMenu } from './MenuPopup'
import { useLazyPopup } from './use-lazy-popup'

interface MenuButtonProps {
  /** Draws the button; it is given what makes it open the menu. */
  button: (open: {
    id: string
    onClick: (event: { currentTarget: HTMLElement }) => void
    onPointerEnter: () => void
    'aria-haspopup': 'menu'
    'aria-expanded': boolean
    'aria-controls': string | undefined
  }) => ReactNode
  /** Loads the menu's code. */
  load: () => Promise<unknown>
  /** The menu: a lazy component around a `MenuPopup`. */
  children: (menu: OpenMenu) => ReactNode
}

/** A button that toggles a menu, which closes when something is chosen. */
export function MenuButton({ button, load, children }: MenuButtonProps) {
  const id = useId()
  const popup = useLazyPopup(load)
  const { anchor, isOpen, close } = popup
  return (
    <>
      {button({
        ...popup.button,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-menu` : undefined,
      })}
      {popup.wasOpened && <Suspense>{children({ id, anchor, close })}</Suspense>}
    </>
  )
}

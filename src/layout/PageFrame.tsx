import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { useEffect } from 'react'
import { sayShell } from './say-shell'

/** What the page showed before its code came, as HTML of its own. */
export function PageFrame({ html }: { html: string }) {
  return (
    <>
      <div aria-hidden dangerouslySetInnerHTML={{ __html: html }} />
      <Box role="status" sx={visuallyHidden}>
        {sayShell('shell.loading')}
      </Box>
    </>
  )
}

let first = ''

/** Remembers what the page's frame shows of its screen, so that it stays until the screen itself is drawn. */
export function keepFirstScreen(root: Element | null): void {
  first = root?.querySelector('.first-articles')?.outerHTML ?? ''
}

/** What the page's frame showed of its screen; empty once a screen has been drawn. */
export const firstScreen = (): string => first

/** Stands in a screen: once it is drawn, nothing of the page's frame shows again. */
export function ScreenDrawn() {
  useEffect(() => {
    first = ''
  }, [])
  return null
}

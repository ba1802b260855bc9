import { useEffect } from 'react'
import type { Shelf } from '../../../resources/catalogue/shop'
import { useApp } from '../../layout/app-context'
import { keepFirstArticles } from '../../trade/keep-first-articles'
import type { useShop } from './use-shop'

/** Keeps the first articles of a catalogue on this device, as they are shown where nothing is searched for. */
export function useKeepFirst(shelf: Shelf, { pages, question }: ReturnType<typeof useShop>, ttc: boolean) {
  const { session } = useApp().client
  const answer = pages.isPlaceholderData ? undefined : pages.data?.pages[0]
  useEffect(() => {
    const { pathname, search } = window.location
    if (answer && !search) keepFirstArticles(session, { path: pathname, shelf, question, answer, ttc })
  }, [session, shelf, question, answer, ttc])
}

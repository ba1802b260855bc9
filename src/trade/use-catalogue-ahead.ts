import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHref, useLocation } from 'react-router'
import { savesData } from '../../providers/page-ahead'
import { plainQuestion } from '../../resources/catalogue/first-articles'
import type { Shelf } from '../../resources/catalogue/shop'
import { useApp } from '../layout/app-context'
import { shelfRows } from './shelf-rows'
import { useMember } from './use-member'
import { useShopCalls } from './use-shop-calls'
import { useTaxDisplay } from './use-tax-display'

interface Catalogue {
  shelf: Shelf
  /** Of its screen, inside the application. */
  path: string
  loadScreen: () => Promise<unknown>
}

const ignore = () => undefined

/**
 * Fetches a catalogue's code and its first articles while somebody reads the home page; at the catalogue's own address its
 * articles are asked for beside its code. Nothing is fetched ahead for who saves data. What fails is
 * asked for again, and told, by the catalogue itself.
 */
export function useCatalogueAhead({ shelf, path, loadScreen }: Catalogue) {
  const { session } = useApp().client
  const queries = useQueryClient()
  const [member, shop, ttc] = [useMember(), useShopCalls(), useTaxDisplay()]
  const { pathname, search } = useLocation()
  const isThere = pathname === path && search === ''
  const isBefore = pathname === '/'
  const href = useHref(path)
  useEffect(() => {
    if (!member.id || !(isThere || (isBefore && !savesData()))) return
    if (isBefore) loadScreen().catch(ignore)
    const question = plainQuestion(member, shelf)
    const asked = queries.fetchInfiniteQuery(shelfRows(shop, question, { quiet: true }))
    const keep = async () => {
      const [answer] = (await asked).pages
      if (!answer || isThere) return
      const { keepFirstArticles } = await import('./keep-first-articles')
      keepFirstArticles(session, { path: href, shelf, question, answer, ttc })
    }
    keep().catch(ignore)
  }, [session, queries, member, shop, shelf, ttc, href, loadScreen, isThere, isBefore])
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'react-admin'
import { shelfTitles, shopTexts } from '../../../i18n/fr/shop'
import type { ShopArticle } from '../../../resources/catalogue/answers'
import type { Shelf } from '../../../resources/catalogue/shop'
import { frenchDay } from '../../../resources/schema/date-text'
import { useAllowed } from '../../fields/engine'
import { CartChooser } from '../../trade/CartChooser'
import { CartsDock } from '../../trade/CartsDock'
import type { ChoicesEntry } from '../../trade/choices/ArticleChoices'
import { useCartStore } from '../../trade/use-cart-store'
import { QuantitiesContext } from '../../trade/use-quantities'
import { useTaxDisplay } from '../../trade/use-tax-display'
import { KeptFree } from '../../widgets/KeptFree'
import { ArticleDetails } from './ArticleDetails'
import { EgalimPlace } from './EgalimPlace'
import { FacetAside } from './FacetAside'
import { FacetDrawer } from './FacetDrawer'
import { FacetPanel } from './FacetPanel'
import { MeantChoices } from './MeantChoices'
import { ShopBody } from './ShopBody'
import { ShopChips } from './ShopChips'
import type { ShopEntry } from './ShopList'
import { ShopNotes } from './ShopNotes'
import { ShopToolbar } from './ShopToolbar'
import { ShopRoot } from './shop-style'
import type { ShopView } from './shop-url'
import { useKeepFirst } from './use-keep-first'
import { useScanned } from './use-scanned'
import { useShop } from './use-shop'
import { useShopKeys } from './use-shop-keys'
import { useShopState } from './use-shop-state'
import { SuggestedContext, useHabitSuggestions } from './use-suggested'

/** What is found for another search is read from its beginning. */
function useTopOf(q: string) {
  const shown = useRef(q)
  useEffect(() => {
    if (shown.current !== q) window.scrollTo(0, 0)
    shown.current = q
  }, [q])
}

/** One of the front office's catalogues: search, facets, and quantities straight into the right carts. */
export function ShopScreen({ shelf }: { shelf: Shelf }) {
  const [state, change] = useShopState()
  const [view, setView] = useStore<ShopView>('shop.view', 'list')
  const [isFacets, setFacets] = useState(false)
  const [detailed, setDetailed] = useState<{ article: ShopArticle; shelf: Shelf }>()
  const show = useCallback((article: ShopArticle) => setDetailed({ article, shelf }), [shelf])
  const hasRoom = useMediaQuery('(min-width: 1100px)')
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<ShopEntry>(null)
  const meant = useRef<ChoicesEntry>(null)
  const shop = useShop(shelf, state)
  const store = useCartStore()
  const ttc = useTaxDisplay()
  const allowed = useAllowed()
  useShopKeys(search)
  useTopOf(state.q)
  const scan = useScanned(shelf, {
    onFound: setDetailed,
    onSeveral: (q) => {
      setDetailed(undefined)
      change({ q, choices: {}, without: [], habits: [], allFamilies: true })
    },
  })
  const { counts, first, isKept } = shop
  useKeepFirst(shelf, shop, ttc)
  /** The articles are those of other words than were typed: none is ordered by a key alone. */
  const isUnsure = shop.hasFound === true && (first?.near === true || Boolean(first?.meant))
  const canOrder = allowed('addCartArticle') && first?.blocked == null
  const suggested = useHabitSuggestions(first !== undefined && !isKept && canOrder && allowed('viewCart'))
  const leave = useCallback(() => {
    search.current?.focus()
    search.current?.select()
  }, [])
  return (
    <QuantitiesContext value={store}>
      <ShopRoot>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
          <Box sx={{ flex: '1 1 240px' }}>
            <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
              {shelfTitles[shelf]}
            </Box>
            <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', minHeight: 20 }}>
              {counts && shopTexts.total(counts.total ?? 0, counts.total_capped === true)}
              {counts && first && ' · '}
              {first &&
                `${shopTexts.pricesOf({ day: frenchDay(first.day) })}, ${ttc ? shopTexts.ttc : shopTexts.ht}`}
            </Box>
          </Box>
          {allowed('viewCart') && allowed('viewEgalim') && (
            <EgalimPlace isReady={first !== undefined && !isKept} />
          )}
          {allowed('viewCart') && <CartsDock />}
        </Box>
        {first?.blocked && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {shopTexts.blocked({ status: first.blocked })}
          </Alert>
        )}
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
          {hasRoom && (
            <FacetAside>
              <FacetPanel shelf={shelf} counts={counts} state={state} change={change} />
            </FacetAside>
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box
              sx={{
                position: { md: 'sticky' },
                top: 64,
                zIndex: 5,
                bgcolor: 'background.default',
                pt: 1,
                pb: 1.5,
                mt: -1,
              }}
            >
              <KeptFree isTop height={176} />
              <ShopToolbar
                state={state}
                change={change}
                view={view}
                onView={setView}
                onFilters={hasRoom ? undefined : () => setFacets(true)}
                searchRef={search}
                onCode={(code) => void scan(code)}
                hasFound={shop.hasFound}
                onEnter={(typed) =>
                  isUnsure ? meant.current?.focus() : list.current?.enter(typed, first?.read)
                }
              />
              <ShopChips counts={counts} state={state} change={change} />
            </Box>
            <ShopNotes
              answer={first}
              hidden={counts?.hidden ?? 0}
              choices={
                isUnsure && (
                  <MeantChoices
                    ref={meant}
                    rows={shop.rows}
                    ttc={ttc}
                    onChoose={(article) => (canOrder ? list.current?.enterAt(article) : show(article))}
                    onLeave={leave}
                  />
                )
              }
              state={state}
              change={change}
            />
            <SuggestedContext value={suggested}>
              <ShopBody
                listRef={list}
                shop={shop}
                view={view}
                ttc={ttc}
                disabled={!canOrder}
                label={shelfTitles[shelf]}
                search={state.q}
                isByUsable={state.sort === 'usable'}
                isNarrowed={
                  state.q !== '' ||
                  state.habits.length > 0 ||
                  state.without.length > 0 ||
                  Object.keys(state.choices).length > 0
                }
                onClear={() => change({ q: '', choices: {}, without: [], habits: [] })}
                onLeave={leave}
                onDetails={show}
              />
            </SuggestedContext>
          </Box>
        </Box>
      </ShopRoot>
      <FacetDrawer
        open={isFacets && !hasRoom}
        onClose={() => setFacets(false)}
        {...{ shelf, counts, state, change }}
      />
      <CartChooser store={store} />
      {detailed && (
        <ArticleDetails
          article={detailed.article}
          shelf={detailed.shelf}
          ttc={ttc}
          disabled={!canOrder}
          onDetails={(article) => setDetailed({ article, shelf: detailed.shelf })}
          onClose={() => setDetailed(undefined)}
        />
      )}
    </QuantitiesContext>
  )
}

import { styled } from '@mui/material/styles'
import { lazy, memo, Suspense, useState } from 'react'
import { priceHistoryTexts as texts } from '../../../i18n/fr/price-history'
import type { ForMember } from '../use-member'
import { curvePath } from './curve-path'
import { useHistory } from './use-history'

const HistoryPopover = lazy(async () => ({ default: (await import('./HistoryPopover')).HistoryPopover }))

const Root = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  flexShrink: 0,
  placeItems: 'center',
  verticalAlign: 'middle',
  width: 34,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: 6,
  background: 'none',
  cursor: 'pointer',
  color: (theme.vars ?? theme).palette.text.secondary,
  '&:hover, &[aria-expanded="true"]': {
    color: (theme.vars ?? theme).palette.primary.main,
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
  },
  '&:focus-visible': { outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`, outlineOffset: 1 },
  // For a finger, with little more of the line than before.
  '@media (pointer: coarse)': { width: 44, height: 40, margin: '0 -5px -8px' },
  '& path': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 },
  '& .future': { strokeDasharray: '2 2' },
}))

interface Props {
  article: { id: number; label: string }
  /** In whose name prices are read; the general ones without. */
  member?: ForMember | undefined
  ttc?: boolean
}

const still = 'M1 12L6 7L10 10L17 3'

/** « Historique du prix » beside a price: a small curve with what is announced, and all of it behind. */
export const PriceHistory = memo(function PriceHistory({ article, member, ttc = false }: Props) {
  const [isNear, setNear] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const near = () => setNear(true)
  return (
    <>
      <Root
        type="button"
        title={texts.title}
        aria-label={texts.of({ article: article.label })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={near}
        onFocus={near}
        onClick={({ currentTarget }) => {
          near()
          setAnchor(currentTarget)
        }}
      >
        {isNear ? <Spark article={article} member={member} /> : <Curve past={still} />}
      </Root>
      {anchor && (
        <Suspense>
          <HistoryPopover {...{ article, member, ttc, anchor }} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
})

function Curve({ past, future, width = 18 }: { past: string; future?: string; width?: number }) {
  return (
    <svg width={width} height={16} viewBox={`0 0 ${width} 16`} aria-hidden="true">
      <path d={past} />
      {future && <path className="future" d={future} />}
    </svg>
  )
}

function Spark(props: Pick<Props, 'article' | 'member'>) {
  const { data } = useHistory(props)
  if (!data || data.periods.length === 0) return <Curve past={still} />
  const { past, future } = curvePath(data.periods, { width: 30, height: 16, today: data.today })
  return <Curve past={past} future={future} width={30} />
}

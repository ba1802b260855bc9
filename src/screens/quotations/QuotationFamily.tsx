import ShowChart from '@mui/icons-material/ShowChartOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { quotationTexts as texts } from '../../../i18n/fr/quotation-tracking'
import type { TrackedFamilyAnswer, TrackedProduct } from '../../../resources/pricing/quotation-answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { fold } from '../../../resources/schema/fold'
import { listPath } from '../../admin/paths'
import { useEngine } from '../../fields/engine'
import { PageHead } from '../../layout/PageHead'
import { PriceHistory } from '../../trade/price-history/PriceHistory'
import { EmptyState } from '../../widgets/EmptyState'
import { Modal } from '../../widgets/Modal'
import { SheetRoot } from '../../widgets/sheet-style'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { PrepareButton } from './PrepareButton'
import { signedPct } from './signed-pct'

const QuotationCurve = lazy(async () => ({ default: (await import('./QuotationCurve')).QuotationCurve }))

/** How many rows are drawn at once. */
const page = 50

/** A change in percent: a rise is red, a fall green, each with its sign. */
function Change({ pct, said }: { pct: string | null; said: (pct: string) => string }) {
  if (pct === null) return <>–</>
  const text = signedPct(pct)
  const tone = text.startsWith('−') ? 'up' : text.startsWith('+') ? 'down' : undefined
  return (
    <span className={tone} title={said(text)}>
      {text} %
    </span>
  )
}

function ProductRow({ product, onCurve }: { product: TrackedProduct; onCurve: () => void }) {
  const { code, label, unit, date, value, change_pct, year_pct, articles } = product
  return (
    <tr>
      <td className="what">
        <div className="label">{label}</div>
        <div className="quiet">{code}</div>
      </td>
      <td className="number" data-label={texts.value}>
        {frenchPrice(value)} {texts.by({ unit })}
        <div className="quiet">{frenchDay(date)}</div>
      </td>
      <td className="number" data-label={texts.change}>
        <Change pct={change_pct} said={texts.since} />
      </td>
      <td className="number" data-label={texts.year}>
        <Change pct={year_pct} said={texts.since} />
      </td>
      <td data-label={texts.offers}>
        {articles.length === 0 && <span className="quiet">{texts.noOffer}</span>}
        {articles.map((article) => (
          <div key={article.id}>
            <b>{frenchPrice(article.price)}</b> <Change pct={article.gap_pct} said={texts.against} />{' '}
            <PriceHistory article={{ id: article.id, label: `${article.label} – ${article.supplier}` }} />{' '}
            <span className="quiet">{article.supplier}</span>
          </div>
        ))}
      </td>
      <td className="end">
        <IconButton aria-label={texts.showCurve({ product: label })} onClick={onCurve}>
          <ShowChart fontSize="small" />
        </IconButton>
      </td>
    </tr>
  )
}

/** The quoted products of a family beside what their suppliers ask today, with two years of each. */
export function QuotationFamily({ of: { family, products, total, today } }: { of: TrackedFamilyAnswer }) {
  const [shown, setShown] = useState<TrackedProduct>()
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(page)
  const words = fold(search)
  const found = products.filter(({ code, label }) => fold(`${code} ${label}`).includes(words))
  const values = useEngine().registry.get('market_rating_value')
  const rating = [
    family.rating,
    family.frequency_days && texts.days({ smart_count: family.frequency_days }),
    family.indexed && texts.indexed,
    family.source,
  ]
  return (
    <>
      <PageHead
        title={family.label}
        subtitle={rating.filter(Boolean).join(' · ')}
        back={{ path: '/quotation-tracking', label: texts.title }}
      >
        <PrepareButton family={family} today={today} />
        <Button component={Link} to={listPath(values)} variant="outlined" size="small">
          {texts.values}
        </Button>
      </PageHead>
      {products.length === 0 && <EmptyState title={texts.noValues} text={texts.noValuesText} />}
      {total > products.length && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.firstOnly({ n: total })}
        </Alert>
      )}
      {products.length > page && (
        <TextField
          type="search"
          size="small"
          label={texts.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ mb: 2, width: { xs: 1, sm: 360 } }}
        />
      )}
      {products.length > 0 && found.length === 0 && <EmptyState title={texts.notFound} />}
      {found.length > 0 && (
        <SheetRoot>
          <table aria-label={family.label}>
            <thead>
              <tr>
                <th scope="col">{texts.product}</th>
                {[texts.value, texts.change, texts.year].map((title) => (
                  <th key={title} scope="col" className="number">
                    {title}
                  </th>
                ))}
                <th scope="col">{texts.offers}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {found.slice(0, most).map((product) => (
                <ProductRow key={product.id} product={product} onCurve={() => setShown(product)} />
              ))}
            </tbody>
          </table>
        </SheetRoot>
      )}
      {found.length > most && (
        <Button onClick={() => setMost(most + page)} sx={{ mt: 2 }}>
          {texts.more({ n: found.length - most })}
        </Button>
      )}
      {shown && (
        <Modal
          open
          title={texts.curveOf({ product: shown.label, unit: shown.unit })}
          size="lg"
          onClose={() => setShown(undefined)}
        >
          <Suspense fallback={<TableSkeleton rows={4} />}>
            <QuotationCurve product={shown.id} />
          </Suspense>
        </Modal>
      )}
    </>
  )
}

import ShowChart from '@mui/icons-material/ShowChartOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { quotationTexts as texts } from '../../../i18n/fr/quotation-tracking'
import {
  type TrackedFamilyAnswer,
  type TrackedProduct,
  trackedFamilyAnswer,
} from '../../../resources/pricing/quotation-answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { priceText } from '../../../resources/schema/decimal-text'
import { fold } from '../../../resources/schema/fold'
import { listPath } from '../../admin/paths'
import { useEngine } from '../../fields/engine'
import { PageHead } from '../../layout/PageHead'
import { AnswerTable } from '../../trade/AnswerTable'
import { PriceHistory } from '../../trade/price-history/PriceHistory'
import { EmptyState } from '../../widgets/EmptyState'
import { Modal } from '../../widgets/Modal'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { PrepareButton } from './PrepareButton'
import { signedPct } from './signed-pct'

const QuotationCurve = lazy(async () => ({ default: (await import('./QuotationCurve')).QuotationCurve }))

/** Fewer products are not searched. */
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

/** What each supplier asks today, beside the market. */
function Offers({ articles }: Pick<TrackedProduct, 'articles'>) {
  if (articles.length === 0) return <span className="quiet">{texts.noOffer}</span>
  return articles.map((article) => (
    <div key={article.id}>
      <b>{priceText(article.price)}</b> <Change pct={article.gap_pct} said={texts.against} />{' '}
      <PriceHistory article={{ id: article.id, label: `${article.label} – ${article.supplier}` }} />{' '}
      <span className="quiet">{article.supplier}</span>
    </div>
  ))
}

/** The quoted products of a family beside what their suppliers ask today, with two years of each. */
export function QuotationFamily({ of: { family, products, total, today } }: { of: TrackedFamilyAnswer }) {
  const [shown, setShown] = useState<TrackedProduct>()
  const [search, setSearch] = useState('')
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
        <AnswerTable
          answer={trackedFamilyAnswer.products}
          file={`cotations-${family.id}`}
          name={family.label}
          rows={found}
          keyOf={({ id }) => id}
          more={(left) => texts.more({ n: left })}
          columns={[
            { field: 'label', title: texts.product, is: 'what', under: ({ code }) => code },
            {
              field: 'value',
              title: texts.value,
              of: ({ value, unit }) => `${priceText(value)} ${texts.by({ unit })}`,
              under: ({ date }) => frenchDay(date),
            },
            {
              field: 'change_pct',
              title: texts.change,
              of: ({ change_pct }) => <Change pct={change_pct} said={texts.since} />,
            },
            {
              field: 'year_pct',
              title: texts.year,
              of: ({ year_pct }) => <Change pct={year_pct} said={texts.since} />,
            },
            { title: texts.offers, of: ({ articles }) => <Offers articles={articles} /> },
            {
              is: 'end',
              of: (product) => (
                <IconButton
                  aria-label={texts.showCurve({ product: product.label })}
                  onClick={() => setShown(product)}
                >
                  <ShowChart fontSize="small" />
                </IconButton>
              ),
            },
          ]}
        />
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

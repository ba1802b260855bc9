import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import MuiLink from '@mui/material/Link'
import { useGetList } from 'react-admin'
import { Link } from 'react-router'
import { offerTexts as texts } from '../../../../i18n/fr/catalogue'
import type { article } from '../../../../resources/catalogue/article'
import { comparablePrice } from '../../../../resources/catalogue/units'
import { compareDecimals, priceText } from '../../../../resources/schema/decimal-text'
import { exact, rounded } from '../../../../resources/schema/exact'
import type { RowOf } from '../../../../resources/schema/infer'
import type { Slot } from '../../../admin/form/extensions'
import { useAllowed } from '../../../fields/engine'
import { Badge } from '../../../widgets/Badge'
import { EmptyState } from '../../../widgets/EmptyState'
import { ErrorState } from '../../../widgets/ErrorState'
import { SheetTable } from '../../../widgets/SheetTable'
import { TableSkeleton } from '../../../widgets/TableSkeleton'
import { unitName, useUnits } from '../use-units'

interface Offer
  extends RowOf<
    typeof article,
    | 'id'
    | 'label'
    | 'ref_supplier'
    | 'active'
    | 'quotation'
    | 'price_ht'
    | 'billing'
    | 'coef_negotiation'
    | 'coef'
  > {
  Supplier?: { name: string } | null
  Origin?: { label: string } | null
}

const all = { pagination: { page: 1, perPage: 100 }, sort: { field: 'label', order: 'ASC' as const } }
const heads = texts.columns

const comparableOf = ({ quotation, coef_negotiation, coef }: Offer): string | undefined =>
  quotation && coef_negotiation && coef && Number(coef_negotiation) > 0
    ? comparablePrice(quotation, { coef_negotiation, coef })
    : undefined

function comparableText(offer: Offer) {
  const comparable = comparableOf(offer)
  return comparable ? priceText(rounded(exact(comparable), 4)) : '–'
}

function cheapestFirst(one: Offer, other: Offer): number {
  const [a, b] = [comparableOf(one), comparableOf(other)]
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return compareDecimals(a, b)
}

/** The offers for a product, compared by the price of a base unit, the cheapest first (domain §4.4). */
export const OffersPanel: Slot = ({ scope: { record = {} } }) => {
  const { data, error, refetch } = useGetList<Offer>('article', {
    ...all,
    filter: { product_id: Number(record.id) },
  })
  const unitOf = useUnits()
  const mayCreate = useAllowed()('createCatalogAdmin')
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={3} columns={5} />
  const add = mayCreate && (
    <Button
      variant="outlined"
      component={Link}
      to="/article/create"
      state={{ start: { product_id: record.id } }}
    >
      {texts.add}
    </Button>
  )
  return (
    <Card>
      <CardContent>
        {data.length === 0 ? (
          <EmptyState title={texts.none} text={texts.noneText} action={add} />
        ) : (
          <>
            <SheetTable
              name={texts.caption}
              rows={[...data].sort(cheapestFirst)}
              keyOf={({ id }) => id}
              columns={[
                {
                  title: heads.article,
                  is: 'what',
                  of: (offer) => (
                    <MuiLink component={Link} to={`/article/${offer.id}`} underline="hover">
                      {offer.label}
                    </MuiLink>
                  ),
                  under: (offer) => (
                    <>
                      {offer.ref_supplier} {!offer.active && <Badge label={texts.inactive} />}
                    </>
                  ),
                },
                { title: heads.supplier, of: ({ Supplier }) => Supplier?.name },
                { title: heads.origin, of: ({ Origin }) => Origin?.label },
                {
                  title: heads.price,
                  is: 'number',
                  of: ({ price_ht, billing }) =>
                    price_ht ? `${priceText(price_ht)} / ${unitName(unitOf(billing))}` : '–',
                },
                {
                  title: texts.perBase({ unit: unitName(unitOf(record.unit_id)) }),
                  is: 'number amount',
                  of: comparableText,
                },
              ]}
            />
            <Box sx={{ mt: 2 }}>{add}</Box>
          </>
        )}
      </CardContent>
    </Card>
  )
}

import { egalimScreenTexts as texts } from '../../../i18n/fr/egalim-screens'
import { egalimEndpoints } from '../../../resources/egalim/endpoints'
import { frenchDay } from '../../../resources/schema/date-text'
import { priceText } from '../../../resources/schema/decimal-text'
import { useAnswer } from '../../fields/endpoints'
import { BehindFigure } from '../../trade/BehindFigure'
import type { EgalimPart, EgalimYearScope } from './asked'

/** Rows that are drawn at once; the file of ma-cantine holds them all. */
const most = 300

interface Props {
  asked: EgalimYearScope
  part: EgalimPart
  label: string
  onClose: () => void
}

const categoriesOf = (categories: readonly string[]) =>
  categories.map((one) => texts.categorie[one] ?? one).join(', ') || texts.none

/** The purchases behind a figure. */
export function EgalimLines({ asked, part, label, onClose }: Props) {
  const { data, error, refetch } = useAnswer(egalimEndpoints.lines, { ...asked, ...part })
  const rest = (data?.data.length ?? 0) - most
  return (
    <BehindFigure
      title={texts.linesOf({ label })}
      name={texts.lines}
      rows={data?.data.slice(0, most)}
      keyOf={(row, index) => `${row.order_id} ${index}`}
      columns={[
        {
          title: texts.article,
          is: 'what',
          of: (row) => (
            <>
              <div className="label">{row.label}</div>
              <div className="quiet">
                {row.supplier} · {row.adherent}
              </div>
            </>
          ),
        },
        { title: texts.order, of: (row) => row.number },
        { title: texts.day, of: (row) => frenchDay(row.day) },
        { title: texts.category, of: (row) => categoriesOf(row.categories) },
        { title: texts.amount, of: (row) => priceText(row.amount_ht), is: 'number' },
      ]}
      empty={texts.noLines}
      error={error}
      onRetry={refetch}
      onClose={onClose}
      after={rest > 0 && <p>{texts.more({ smart_count: rest })}</p>}
    />
  )
}

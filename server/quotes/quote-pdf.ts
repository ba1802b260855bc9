import { quantityWords } from '../../i18n/fr/orders'
import { quoteTexts } from '../../i18n/fr/quotes'
import { quoteStates } from '../../resources/quotes/states'
import { frenchDay, frenchMoment } from '../../resources/schema/date-text'
import type { Config } from '../config'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import type { Sheet } from '../trade/sheet-pdf'
import { supplierSql } from './asked'
import type { QuoteRow } from './quote-row'

const texts = quoteTexts.pdf
const filesSql = `select f.filename from quote_file_ids j join file f on f.id = j.file_id
  where j.quote_id = $1 and f."deletedAt" is null order by j.position`
const managerSql = `select concat_ws(' ', u.first_name, u.last_name) as name from "user" u where u.id = $1`
const askedSql = `select ${supplierSql('l')} as name from quote_line l where l.quote_id = $1 and l."deletedAt" is null order by 1`

type Named = { name: string }

/** The request on paper; who else is asked stands on it for those who ask alone. */
export async function quoteSheet(
  { config }: { config: Config },
  tx: Tx | ActorTx,
  { quote, isOwn }: { quote: QuoteRow; isOwn: boolean },
): Promise<Sheet> {
  const { files, manager, asked } = await pastRights(tx, 'quotes', async (past) => ({
    files: await past.query<{ filename: string }>(filesSql, [quote.id]),
    manager: await past.query<Named>(managerSql, [quote.project_manager_id]),
    asked: isOwn ? await past.query<Named>(askedSql, [quote.id]) : [],
  }))
  const title = texts.title({ id: quote.id })
  return {
    title,
    author: config.organisation,
    over: quote.adherent,
    facts: [
      [texts.needed, quote.needed_date ? frenchDay(quote.needed_date) : ''],
      [texts.limit, frenchMoment(quote.response_date_limit)],
      [texts.manager, manager[0]?.name ?? ''],
      [texts.files, files.map(({ filename }) => filename).join(', ')],
      [texts.asked, asked.map(({ name }) => name).join(', ')],
      [texts.state, isOwn ? quoteStates[quote.status].label : ''],
    ],
    ...(quote.description ? { text: quote.description } : {}),
    columns: [
      { title: texts.what, share: 50 },
      { title: texts.family, share: 30 },
      { title: texts.quantity, share: 20, align: 'right' },
    ],
    groups: [{ rows: [[quote.label, quote.family, quantityWords(quote.quantity, quote.unit)]] }],
  }
}

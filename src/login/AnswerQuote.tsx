import { euros, quantityWords } from '../../i18n/fr/orders'
import { quoteLinkTexts as texts } from '../../i18n/fr/quote-link'
import type { LinkedQuoteAnswer } from '../../resources/quotes/answers'
import { frenchDay, frenchMoment } from '../../resources/schema/date-text'
import { Frame } from './Frame'
import { QuoteForm } from './QuoteForm'
import { useQuoteAnswer } from './use-quote-answer'
import './decide.css'
import './confirm.css'
import './quote.css'

type Facts = readonly (readonly [name: string, value: string | null])[]

function FactList({ facts }: { facts: Facts }) {
  return (
    <dl className="decide-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const asked = (quote: LinkedQuoteAnswer): Facts => [
  [texts.adherent, quote.adherent],
  [texts.quantity, quantityWords(quote.quantity, quote.unit)],
  [texts.family, quote.family],
  [texts.needed, quote.needed_date && frenchDay(quote.needed_date)],
  [texts.limit, frenchMoment(quote.response_date_limit)],
]

const given = (quote: LinkedQuoteAnswer): Facts => [
  [texts.amount, quote.amount_ht && euros(quote.amount_ht)],
  [texts.rate, quote.rates.find(({ id }) => id === quote.rate_id)?.label ?? null],
  [texts.valid, quote.valid_until && frenchDay(quote.valid_until)],
  [texts.reference, quote.reference],
  [texts.comment, quote.comment],
]

/** Where the supplier's own quote stands, in a sentence. */
function standing({
  state,
  answered_at,
  saved_at,
  is_open,
  own_files,
  ...of
}: LinkedQuoteAnswer): string | undefined {
  if (state === 'accepted') return texts.accepted
  if (state === 'refused') return texts.refused
  if (state === 'answered') return texts.answered({ moment: frenchMoment(answered_at ?? '') })
  if (!is_open && new Date(of.now) <= new Date(of.response_date_limit)) return texts.closed
  if (!is_open && state !== 'declined' && saved_at)
    return texts.unsentSaved({ moment: frenchMoment(saved_at) })
  if (!is_open && state !== 'declined') return own_files.length ? texts.unsentFile : texts.unsent
  if (!is_open) return texts.closed
  if (saved_at) return texts.saved({ moment: frenchMoment(saved_at) })
  if (state === 'withdrawn') return texts.withdrawn
  return state === 'declined' ? texts.declined : undefined
}

type Answering = Omit<ReturnType<typeof useQuoteAnswer>, 'quote'>

function Request({ quote, download }: { quote: LinkedQuoteAnswer } & Pick<Answering, 'download'>) {
  return (
    <>
      <FactList facts={asked(quote)} />
      {quote.description && <p className="quote-description">{quote.description}</p>}
      <ul className="quote-files" aria-label={texts.files}>
        <li>
          <button
            type="button"
            className="quote-link"
            onClick={() => void download('/quote-answer/pdf', 'demande-devis.pdf')}
          >
            {texts.pdf}
          </button>
        </li>
        {quote.files.map(({ id, filename }) => (
          <li key={id}>
            <button
              type="button"
              className="quote-link"
              onClick={() => void download(`/quote-answer/file/${id}`, filename)}
            >
              {filename}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Own({
  quote,
  answer,
  save,
  withdraw,
  decline,
  isPending,
  problem,
}: { quote: LinkedQuoteAnswer } & Answering) {
  const said = standing(quote)
  const stands = ['answered', 'accepted', 'refused'].includes(quote.state)
  return (
    <section className="confirm">
      <h2>{texts.yours({ name: quote.supplier })}</h2>
      {said && (
        <p className="confirm-done" role="status">
          {said}
        </p>
      )}
      {stands && <FactList facts={given(quote)} />}
      {quote.own_files.map(({ id, filename }) => (
        <p key={id} className="confirm-quiet">
          {texts.fileKept({ name: filename })}
        </p>
      ))}
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      {quote.is_open && quote.state === 'answered' && (
        <button
          type="button"
          className="button button-quiet"
          disabled={isPending}
          onClick={() => void withdraw()}
        >
          {texts.withdraw}
        </button>
      )}
      {quote.is_open && !stands && (
        <QuoteForm quote={quote} isPending={isPending} answer={answer} save={save} decline={decline} />
      )}
    </section>
  )
}

/** The page of a supplier's link: the request, and its own quote (domain §10.4). Opening it changes nothing. */
export function AnswerQuote() {
  const { quote, ...answering } = useQuoteAnswer()
  if (!quote)
    return (
      <Frame heading={texts.heading} intro={answering.problem ? '' : texts.loading}>
        {answering.problem && (
          <p className="form-problem" role="alert">
            {answering.problem}
          </p>
        )}
      </Frame>
    )
  return (
    <Frame heading={quote.label} intro={texts.heading}>
      <Request quote={quote} download={answering.download} />
      <Own quote={quote} {...answering} />
    </Frame>
  )
}

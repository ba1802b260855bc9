import { type FormEvent, useId, useState } from 'react'
import { quoteLinkTexts as texts } from '../../i18n/fr/quote-link'
import type { LinkedQuoteAnswer } from '../../resources/quotes/answers'
import { compareDecimals, decimalPattern, frenchDecimal } from '../../resources/schema/decimal-text'
import { parisDay } from '../../resources/schema/paris-time'
import { parseDecimal } from '../../resources/schema/reading/numbers'
import { DayField } from './DayField'
import { Field } from './Field'
import { SubmitButton } from './SubmitButton'
import type { SentQuote } from './use-quote-answer'

interface Props {
  quote: LinkedQuoteAnswer
  isPending: boolean
  answer: (sent: SentQuote, file: File | undefined) => Promise<void>
  save: (typed: SentQuote, file: File | undefined) => Promise<void>
  decline: (comment: string | null) => Promise<void>
}

/** An amount of euros as it is sent; undefined where it is none. */
function amountOf(text: string): string | undefined {
  const amount = text.trim() && parseDecimal(text, 'price')
  if (!amount || !decimalPattern.test(amount) || (amount.split('.')[1]?.length ?? 0) > 2) return undefined
  return compareDecimals(amount, '0') > 0 ? amount : undefined
}

/** What a supplier types of its quote. */
export function QuoteForm({ quote, isPending, answer, save, decline }: Props) {
  const [draft, setDraft] = useState({
    amount: quote.amount_ht ? frenchDecimal(quote.amount_ht) : '',
    rate: String(quote.rate_id ?? ''),
    valid: quote.valid_until ?? '',
    reference: quote.reference ?? '',
    comment: quote.comment ?? '',
  })
  const [file, setFile] = useState<File>()
  const [isTried, setTried] = useState(false)
  const [rateId, fileId, commentId] = [useId(), useId(), useId()]
  const set = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }))
  const amount = amountOf(draft.amount)
  const isLate = !draft.valid || draft.valid < parisDay(new Date())
  const comment = draft.comment.trim() || null
  const reference = draft.reference.trim() || null
  const typed = {
    amount_ht: amount ?? null,
    rate_id: draft.rate ? Number(draft.rate) : null,
    valid_until: draft.valid || null,
    reference,
    comment,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (amount && draft.rate && !isLate) void answer(typed, file)
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className="confirm-quiet">{texts.intro}</p>
      <Field
        label={texts.amount}
        value={draft.amount}
        required
        inputMode="decimal"
        {...(isTried && !amount ? { error: texts.amountError } : {})}
        onChange={(text) => set({ amount: text })}
      />
      <div className={isTried && !draft.rate ? 'field field-invalid' : 'field'}>
        <label htmlFor={rateId}>{texts.rate}</label>
        <select
          id={rateId}
          className="quote-select"
          required
          value={draft.rate}
          aria-invalid={isTried && !draft.rate ? true : undefined}
          aria-describedby={isTried && !draft.rate ? `${rateId}-error` : undefined}
          onChange={({ target }) => set({ rate: target.value })}
        >
          <option value="">{texts.choose}</option>
          {quote.rates.map(({ id, label }) => (
            <option key={id} value={String(id)}>
              {label}
            </option>
          ))}
        </select>
        {isTried && !draft.rate && (
          <p id={`${rateId}-error`} className="field-error">
            {texts.rateError}
          </p>
        )}
      </div>
      <DayField
        label={texts.valid}
        value={draft.valid}
        placeholder={texts.validFormat}
        faulty={texts.validError}
        error={isTried && isLate ? texts.validError : undefined}
        onChange={(valid) => set({ valid })}
      />
      <Field
        label={texts.reference}
        value={draft.reference}
        maxLength={60}
        onChange={(reference) => set({ reference })}
      />
      <div className="field">
        <label htmlFor={commentId}>{texts.comment}</label>
        <textarea
          id={commentId}
          className="quote-text"
          rows={3}
          maxLength={1000}
          value={draft.comment}
          onChange={({ target }) => set({ comment: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={fileId}>{texts.file}</label>
        <input
          id={fileId}
          className="quote-file"
          type="file"
          accept=".pdf,.png,.jpg,.jpeg,.doc,.docx,.xls,.xlsx"
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </div>
      <SubmitButton isPending={isPending}>{texts.submit}</SubmitButton>
      <button
        type="button"
        className="button button-quiet"
        disabled={isPending || (draft.amount.trim() !== '' && !amount)}
        onClick={() => void save(typed, file).then(() => setFile(undefined))}
      >
        {texts.save}
      </button>
      {quote.state !== 'declined' && (
        <button
          type="button"
          className="button button-quiet"
          disabled={isPending}
          onClick={() => void decline(comment)}
        >
          {texts.decline}
        </button>
      )}
    </form>
  )
}

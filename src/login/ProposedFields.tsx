import { useEffect, useId, useState } from 'react'
import { unitWord } from '../../i18n/fr/orders'
import { substituteLinkTexts as texts } from '../../i18n/fr/substitute-link'
import { type ProposedArticle, proposedOf } from '../../resources/orders/confirmation'
import type { SubstituteOption } from '../../resources/orders/substitution'
import { useLogin } from './context'
import { Field } from './Field'
import { sayEntry } from './say-entry'

interface Props {
  token: string
  line: number
  proposed: ProposedArticle | null
  error: string | undefined
  onChange: (proposed: ProposedArticle | null) => void
}

/** The articles that the supplier of a link may propose for a line, by what is typed. */
function useSubstitutes(token: string, line: number, text: string) {
  const { connect } = useLogin()
  const [found, setFound] = useState<readonly SubstituteOption[]>([])
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const { http } = await connect()
      const query = { token, line_id: line, search: text.slice(0, 100) }
      const { data } = await http.get<{ data: SubstituteOption[] }>('/download/substitutes', {
        query,
        quiet: true,
        on401: 'pass',
      })
      if (isGone) return
      setFound(data)
      setFailed(false)
    }
    const wait = setTimeout(() => void ask().catch(() => !isGone && setFailed(true)), 200)
    return () => {
      isGone = true
      clearTimeout(wait)
    }
  }, [connect, token, line, text])
  return { found, hasFailed }
}

const named = ({ label, ref_supplier }: SubstituteOption) =>
  ref_supplier ? `${label} (${ref_supplier})` : label

/** Another article of the supplier's catalogue, with the quantity and the price that are proposed. */
export function ProposedFields({ token, line, proposed, error, onChange }: Props) {
  const id = useId()
  const [text, setText] = useState(proposed?.label ?? '')
  const [known, setKnown] = useState(text)
  const { found: options, hasFailed } = useSubstitutes(token, line, text === known ? '' : text)
  const type = (typed: string) => {
    setText(typed)
    const found = options.find((one) => named(one) === typed)
    if (found) setKnown(typed)
    onChange(found ? proposedOf(found) : null)
  }
  const said = error ?? (hasFailed ? texts.notFound : undefined)
  const change = (patch: Partial<ProposedArticle>) => proposed && onChange({ ...proposed, ...patch })
  return (
    <>
      <Field
        label={sayEntry('confirm.substitute')}
        value={text}
        list={id}
        autoComplete="off"
        {...(said && !proposed ? { error: said } : {})}
        onChange={type}
      />
      <datalist id={id}>
        {options.map((one) => (
          <option key={one.article_id} value={named(one)} />
        ))}
      </datalist>
      {proposed && (
        <>
          <Field
            label={texts.quantity({ unit: unitWord(proposed.unit) })}
            value={proposed.quantity}
            inputMode="decimal"
            {...(error ? { error } : {})}
            onChange={(quantity) => change({ quantity })}
          />
          <Field
            label={texts.price({ unit: unitWord(proposed.billing) })}
            value={proposed.price}
            inputMode="decimal"
            onChange={(price) => change({ price })}
          />
        </>
      )}
    </>
  )
}

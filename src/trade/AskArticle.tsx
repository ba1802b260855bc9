import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router'
import { articleRequestTexts as texts } from '../../i18n/fr/article-requests'
import { useAllowed } from '../fields/engine'
import { useAdherent } from '../layout/adherent-context'

const isGtin = (text: string): boolean => /^\d{8}(\d{4,6})?$/.test(text)

const at = '/article-requests/create'

/** What a request for what was typed, or for a code that was scanned, begins with; undefined where one may not ask. */
function useStart() {
  const { selected } = useAdherent()
  if (!useAllowed()('createArticleRequest') || !selected || selected.isGroup) return undefined
  const { id: adherent_id } = selected
  return (search: string) => ({
    start: { adherent_id, ...(isGtin(search) ? { gtin: search } : { label: search }) },
  })
}

/** Opens such a request; undefined where one may not ask. */
export function useAskArticle(): ((search: string) => void) | undefined {
  const start = useStart()
  const navigate = useNavigate()
  return start && ((search) => void navigate(at, { state: start(search) }))
}

/** « Demander cet article au groupe »: the way on from a search that finds nothing, for the adherent that one works for. */
export function AskArticle({ search }: { search: string }) {
  const start = useStart()
  if (!start) return null
  return (
    <Button size="small" variant="outlined" component={Link} to={at} state={start(search)}>
      {texts.ask}
    </Button>
  )
}

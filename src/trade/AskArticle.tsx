import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { articleRequestTexts as texts } from '../../i18n/fr/article-requests'
import { useAllowed } from '../fields/engine'
import { useAdherent } from '../layout/adherent-context'

const isGtin = (text: string): boolean => /^\d{8}(\d{4,6})?$/.test(text)

/**
 * « Demander cet article au groupe »: the way on from a search that finds nothing, for the adherent that one works for. `search` is
 * what was typed, or a code that was scanned.
 */
export function AskArticle({ search }: { search: string }) {
  const { selected } = useAdherent()
  if (!useAllowed()('createArticleRequest') || !selected || selected.isGroup) return null
  const start = { adherent_id: selected.id, ...(isGtin(search) ? { gtin: search } : { label: search }) }
  return (
    <Button size="small" variant="outlined" component={Link} to="/article-requests/create" state={{ start }}>
      {texts.ask}
    </Button>
  )
}

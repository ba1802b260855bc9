import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { egalimScreenTexts } from '../../../i18n/fr/egalim-screens'
import { useCatalogue } from './use-catalogue'

/** The French name of a category. */
export const categoryName = (key: string): string =>
  (egalimScreenTexts.categorie as Readonly<Record<string, string>>)[key] ?? key

/** Supplier and categories of an article, under its name. */
export const articleNote = (supplier: string | null, categories: readonly string[]): string =>
  [supplier, ...categories.map(categoryName)].filter(Boolean).join(' · ')

/** An article of a plan; for who orders it leads to the catalogue. */
export function PlanArticle({ label }: { label: string }) {
  const catalogue = useCatalogue()
  if (!catalogue) return label
  return (
    <MuiLink component={Link} to={catalogue(label)}>
      {label}
    </MuiLink>
  )
}

import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'

interface Props {
  row: { id: number; label: string }
  /** Its page, where it is not below the list's own. */
  to?: string
  /** Said instead, where several rows are called alike. */
  name?: string
}

/** What a row of a list is called: the way to its page. */
export const RowLink = ({ row, to = String(row.id), name }: Props) => (
  <MuiLink component={Link} to={to} underline="hover" aria-label={name}>
    {row.label}
  </MuiLink>
)

import Button from '@mui/material/Button'
import { Link } from 'react-router'

/** The way from a part of a home to its whole list; its text begins where what stands above it begins. */
export function AllLink({ to, children }: { to: string; children: string }) {
  return (
    <Button component={Link} to={to} size="small" sx={{ mt: 1, ml: -1.25, minHeight: 36 }}>
      {children}
    </Button>
  )
}

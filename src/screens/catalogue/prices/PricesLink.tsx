import Euro from '@mui/icons-material/Euro'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { listTitle } from '../../../../resources/schema/resource'
import { listPath } from '../../../admin/paths'
import { useRights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'

/** The way from the list of articles to that of their dated prices, and back. */
function ListLink({ to, Icon }: { to: 'article' | 'article_price'; Icon: typeof Euro }) {
  const resource = useEngine().registry.get(to)
  if (!useRights(resource).view) return null
  return (
    <Button variant="outlined" component={Link} to={listPath(resource)} startIcon={<Icon />}>
      {listTitle(resource)}
    </Button>
  )
}

export const PricesLink = () => <ListLink to="article_price" Icon={Euro} />
export const ArticlesLink = () => <ListLink to="article" Icon={MenuBook} />

import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { litigationScreenTexts as texts } from '../../../i18n/fr/litigation-screens'
import { DocumentList } from '../../admin/list/DocumentList'
import { useAllowed } from '../../fields/engine'
import { useAdherent } from '../../layout/adherent-context'
import { useApp } from '../../layout/app-context'
import { litigationList } from '../../trade/litigation-list'
import { useOwnRows } from '../../trade/own-rows'

const lists = {
  member: litigationList('member'),
  supplier: litigationList('supplier'),
  backOffice: litigationList('backOffice'),
}

/** The litigations that one may see, in any application: a member's, a supplier's, the back office's. */
export function LitigationListScreen() {
  const { selected } = useAdherent()
  const isSupplier = useApp().app === 'tenders'
  const may = useAllowed()
  return (
    <DocumentList
      view={lists[selected ? 'member' : isSupplier ? 'supplier' : 'backOffice']}
      conditions={useOwnRows()}
      actions={
        selected &&
        may('createLitigation') && (
          <Button variant="contained" component={Link} to="/litigations/new">
            {texts.create}
          </Button>
        )
      }
    />
  )
}

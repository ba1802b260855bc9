import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiLink from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { Link } from 'react-router'
import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import type { StandardCartAnswer } from '../../../resources/orders/tool-answers'
import { pageActions } from '../../admin/form/page-actions'
import { TakingAway } from '../../admin/form/TakingAway'
import { useTitle } from '../../admin/use-title'
import { useAllowed } from '../../fields/engine'
import { labelsAbove } from '../../theme/labels-above'
import { ArticlePicker } from './ArticlePicker'
import { CloneStandardButton } from './CloneStandardButton'
import { OrderStandardButton } from './OrderStandardButton'
import { RemoveStandardButton } from './RemoveStandardButton'
import { ShareButton } from './ShareButton'
import { StandardLines } from './StandardLines'
import type { StandardScope } from './scope'
import { useStandardEditing } from './use-standard-editing'

/** A standard cart: its name, its articles and their usual quantities. */
export function StandardCartPage({ cart, scope }: { cart: StandardCartAnswer; scope: StandardScope }) {
  const allowed = useAllowed()
  const isEditable = cart.mine && allowed(scope.update)
  const edit = useStandardEditing(cart)
  useTitle(cart.label)
  return (
    <Box sx={{ maxWidth: 1100 }}>
      <Breadcrumbs>
        <MuiLink component={Link} to={scope.path}>
          {scope.isAdmin ? texts.adminTitle : texts.title}
        </MuiLink>
        <span aria-current="page">{cart.label}</span>
      </Breadcrumbs>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Box component="h1" sx={{ typography: 'h1', m: 0, flex: '1 1 240px' }}>
          {cart.label}
        </Box>
        <Box sx={pageActions}>
          {!scope.isAdmin && !edit.isDirty && <OrderStandardButton cart={cart} />}
          {isEditable && (
            <Button variant="contained" disabled={!edit.isDirty} loading={edit.isPending} onClick={edit.save}>
              {texts.save}
            </Button>
          )}
          {scope.isAdmin && allowed('shareAdminStandardCart') && <ShareButton cart={cart} />}
          {!edit.isDirty && <CloneStandardButton cart={cart} scope={scope} />}
          {cart.mine && allowed(scope.remove) && (
            <TakingAway>
              <RemoveStandardButton cart={cart} back={scope.path} />
            </TakingAway>
          )}
        </Box>
      </Box>
      {!cart.mine && !scope.isAdmin && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.readOnly}
        </Alert>
      )}
      {isEditable && (
        <Card sx={formStyle}>
          <TextField
            required
            label={texts.label}
            value={edit.label}
            sx={{ m: 0 }}
            onChange={({ target }) => edit.setLabel(target.value)}
            slotProps={{ htmlInput: { maxLength: 120 } }}
          />
          <FormControlLabel
            sx={{ alignSelf: 'end' }}
            label={texts.active}
            control={<Switch checked={edit.active} onChange={() => edit.setActive(!edit.active)} />}
          />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <ArticlePicker isAdmin={scope.isAdmin} taken={edit.lines} onPick={edit.add} />
          </Box>
        </Card>
      )}
      <StandardLines lines={edit.lines} isEditable={isEditable} onChange={edit.change} />
      {scope.isAdmin && (
        <Box sx={{ mt: 2, typography: 'body2' }}>
          <b>{cart.shares?.length ? texts.sharedWith : texts.notShared}</b>
          {cart.shares?.length ? ` : ${cart.shares.map(({ label }) => label).join(', ')}` : ''}
        </Box>
      )}
    </Box>
  )
}

const formStyle = {
  p: 2,
  mb: 2,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
  ...labelsAbove,
}

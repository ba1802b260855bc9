import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { userTexts as texts } from '../../../../i18n/fr/people'
import { frenchMoment } from '../../../../resources/schema/date-text'
import { useFormScope } from '../../../admin/form/form-scope'
import { FormCard } from '../shared/FormCard'
import { listsOfType } from './perimeter'
import { useCandidates } from './use-candidates'
import { useProfileType } from './use-profile-type'
import { inactive } from './user-row'
import { WaitingOrders } from './WaitingOrders'

/** Every field that the form may send. */
export const userNames: readonly string[] = [
  ...['civility_id', 'quality_id', 'first_name', 'last_name', 'email', 'phone_number', 'avatar_file_id'],
  ...['profile_id', 'role_id', 'status_id'],
  ...Object.values(listsOfType).flat(),
  ...['validator_one', 'validator_two'],
  ...['replacement_validator', 'start_date_replacement', 'end_date_replacement'],
  ...['tax_display', 'purchasing_habits_week', 'create_product_hc', 'create_supplier_hc'],
]

/** The form of an account: what it shows follows the type of its profile. */
export function UserFields() {
  const type = useProfileType()
  return (
    <Box sx={layout}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FormCard
          title={texts.identity}
          items={[
            ['civility_id', 'quality_id'],
            ['first_name', 'last_name'],
            ['email', 'phone_number'],
          ]}
        />
        <FormCard title={texts.account} items={[['profile_id'], ['role_id', 'status_id']]} />
        <Leaving />
        <Perimeter type={type} />
        {type === 3 && <Validators />}
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FormCard items={['avatar_file_id']} />
        {type === 3 && (
          <FormCard
            title={texts.options}
            items={['tax_display', 'purchasing_habits_week', 'create_product_hc', 'create_supplier_hc']}
          />
        )}
        <Activity />
      </Box>
    </Box>
  )
}

/** What waits for somebody whose account is about to be closed by its status. */
function Leaving() {
  const { record } = useFormScope()
  const status = useWatch({ name: 'status_id' })
  if (!record || record.status_id === inactive || status !== inactive) return null
  return <WaitingOrders id={Number(record.id)} />
}

function Perimeter({ type }: { type: number | undefined }) {
  const known = type === 1 || type === 2 || type === 3
  const help = known ? texts.perimeterOf[type] : texts.perimeterNeedsProfile
  return <FormCard title={texts.perimeter} help={help} items={type ? listsOfType[type] : undefined} />
}

function Validators() {
  const { record } = useFormScope()
  const { isValidator } = useCandidates()
  return (
    <>
      <FormCard title={texts.validators} items={[['validator_one', 'validator_two']]} />
      {(isValidator || Boolean(record?.replacement_validator)) && (
        <FormCard
          title={texts.replacement}
          items={['replacement_validator', ['start_date_replacement', 'end_date_replacement']]}
        />
      )}
    </>
  )
}

function Activity() {
  const { record } = useFormScope()
  if (!record) return null
  const { last_login } = record
  return (
    <FormCard title={texts.activity}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {typeof last_login === 'string'
          ? texts.lastLogin({ moment: frenchMoment(last_login) })
          : texts.neverConnected}
      </Typography>
    </FormCard>
  )
}

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
}

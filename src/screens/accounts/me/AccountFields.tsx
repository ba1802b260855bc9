import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { accountTexts as texts } from '../../../../i18n/fr/people'
import { profileType } from '../../../../providers/trade/session'
import { useFormScope } from '../../../admin/form/form-scope'
import { useAllowed } from '../../../fields/engine'
import { FormCard } from '../shared/FormCard'
import { useSelf } from '../shared/session-profile'
import { useCandidates } from '../users/use-candidates'
import { ReadOnlyList, readOnlyLists } from './ReadOnlyList'

const identity = ['civility_id', 'quality_id', 'first_name', 'last_name', 'email', 'phone_number']
const validators = ['validator_one', 'validator_two']
const replacement = ['replacement_validator', 'start_date_replacement', 'end_date_replacement']

/** The fields that the form sends: who may change users also chooses its own validators. */
export const accountNames = (type: number | undefined, choosesValidators: boolean): readonly string[] => [
  ...identity,
  'avatar_file_id',
  ...(type === profileType.adherent ? [...replacement, ...(choosesValidators ? validators : [])] : []),
]

/** The sections of « Mon compte » (specification 1 §2). */
export function AccountFields({ canChangePassword }: { canChangePassword: boolean }) {
  const { typeId } = useSelf()
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
        <Perimeter type={typeId} />
        {typeId === profileType.adherent && <Validators />}
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FormCard items={['avatar_file_id']} />
        {canChangePassword && (
          <FormCard title={texts.password} help={texts.passwordHelp}>
            <Button variant="outlined" component={Link} to="/passwordupdate">
              {texts.changePassword}
            </Button>
          </FormCard>
        )}
      </Box>
    </Box>
  )
}

function Perimeter({ type }: { type: number | undefined }) {
  const { record = {} } = useFormScope()
  const profile = Object(record.Profile)
  return (
    <FormCard title={type === profileType.backOffice ? texts.profile : texts.perimeter}>
      <Box component="dl" sx={readOnlyLists}>
        <ReadOnlyList label={texts.profile} rows={[profile]} />
        <ReadOnlyList label={texts.profileType} rows={[profile.Profile_type]} />
        {type === profileType.adherent && <ReadOnlyList label={texts.groups} rows={record.GroupAdherent} />}
        {type === profileType.adherent && <ReadOnlyList label={texts.adherents} rows={record.Adherent} />}
        {type === profileType.supplier && <ReadOnlyList label={texts.suppliers} rows={record.Supplier} />}
      </Box>
    </FormCard>
  )
}

function Validators() {
  const { record = {} } = useFormScope()
  const { isValidator } = useCandidates()
  const choosesValidators = useAllowed()('updateUser')
  return (
    <>
      {choosesValidators ? (
        <FormCard title={texts.validators} items={[['validator_one', 'validator_two']]} />
      ) : (
        <FormCard title={texts.validators} help={texts.validatorsHelp}>
          <Box component="dl" sx={readOnlyLists}>
            <ReadOnlyList label={texts.validatorOne} rows={record.ValidatorOne} />
            <ReadOnlyList label={texts.validatorTwo} rows={record.ValidatorTwo} />
          </Box>
        </FormCard>
      )}
      {isValidator && (
        <FormCard
          title={texts.replacement}
          help={texts.replacementHelp}
          items={[['replacement_validator'], ['start_date_replacement', 'end_date_replacement']]}
        />
      )}
    </>
  )
}

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
}

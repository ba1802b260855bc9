import type { FormExtensions } from '../../../admin/form/extensions'
import { PerimeterInput } from './PerimeterInput'
import { ProfileInput } from './ProfileInput'
import { ReplacementStart } from './ReplacementStart'
import { TaxInput } from './TaxInput'
import { ValidatorInput } from './ValidatorInput'

/** The inputs of an account that are not those of their kind. */
export const userWidgets: FormExtensions['widgets'][string] = {
  profile_id: ProfileInput,
  company_ids: PerimeterInput,
  supplier_ids: PerimeterInput,
  groupAdherent_ids: PerimeterInput,
  adherent_ids: PerimeterInput,
  validator_one: ValidatorInput,
  validator_two: ValidatorInput,
  replacement_validator: ValidatorInput,
  start_date_replacement: ReplacementStart,
  tax_display: TaxInput,
}
export const userExtensions: FormExtensions = { widgets: { user: userWidgets }, slots: {} }

import type { AnyResource } from '../schema/resource'
import { address } from './address'
import { adherent } from './adherent'
import { company } from './company'
import { contact } from './contact'
import { groupAdherent } from './group-adherent'
import { manufacturer } from './manufacturer'
import { closingPeriod, platform, platformTerms, referencingTerms } from './platform'
import { referencing } from './referencing'
import { supplier } from './supplier'
import { supplierContract, supplierCoverage } from './supplier-contract'

/** What is declared of the directory: members, suppliers and what links them. */
export const directoryResources: readonly AnyResource[] = [
  address,
  adherent,
  company,
  contact,
  groupAdherent,
  manufacturer,
  platform,
  platformTerms,
  referencingTerms,
  closingPeriod,
  referencing,
  supplierContract,
  supplierCoverage,
  supplier,
]

import type { AnyResource } from '../schema/resource'
import { identityFlow, identityLink, identitySession, scimGroup, scimMember, scimUser } from './identity'
import { identityProvider, identityRule } from './identity-provider'

/** Single sign-on and the directories behind it. */
export const identityResources: readonly AnyResource[] = [
  identityProvider,
  identityRule,
  identityLink,
  identityFlow,
  identitySession,
  scimUser,
  scimGroup,
  scimMember,
]

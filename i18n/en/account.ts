import type { Translation } from '../../resources/schema/texts'
import type { profileTexts } from '../fr/people'
import type { settingFormTexts } from '../fr/setting-forms'
import { identityScreens } from './identity'
import { ownData, push, pushRefusal, webhookScreens } from './own'
import { access, accounts, apiKey, factor, knownAddress, passkeys, session } from './security'
import { securityEvent } from './security-events'
import { journal, system, systemMail, systemScreen } from './system'

const user = {
  newTitle: 'New user',
  identity: 'Identity',
  account: 'Account',
  perimeter: 'Scope',
  options: 'Options',
  validators: 'Order approvers',
  replacement: 'Stand-in',
  activity: 'Activity',
  neverConnected: 'Never logged in',
  lastLogin: 'Last login: %{moment}',
  perimeterNeedsProfile: 'Choose a profile first: its type decides the scope.',
  perimeterOf: {
    1: 'A back-office user without a service sees all services.',
    2: 'The suppliers whose information this user maintains.',
    3: 'The user sees the members chosen, and all those of the groups chosen.',
  },
  validatorsNeedAdherent: "Choose a member first: an approver covers all of the user's members.",
  noCandidate: 'No user can approve the orders of all these members.',
  candidatesFailed: 'The possible approvers could not be loaded.',
  replacementStart: 'The start date cannot be before today',
  replacementHelp: 'The proposed end is 10 days after the start.',
  likeProfile: 'As the profile',
  yes: 'Yes',
  no: 'No',
  actAs: 'Act as',
  resend: 'Resend the account creation e-mail',
  resent: 'A new link to create a password has been sent to %{email}.',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  deactivateTitle: 'Deactivate %{name}?',
  deactivateText: 'Their sessions are closed at once and they can no longer log in. Their data is kept.',
  deactivated: 'User deactivated',
  reactivated: 'User reactivated',
  removeTitle: 'Delete %{name}?',
  removeText: 'The account is deleted and its sessions closed; the history of what they did is kept.',
  removeRefused: 'Cannot be deleted',
  removeFailed: 'Something went wrong while deleting',
  dependentsTitle: 'Others have appointed this user',
  dependentsText:
    'This person is inactive: while they are appointed below, they cannot approve the orders concerned.',
  dependentLevel: {
    validator_one: 'level 1 approver',
    validator_two: 'level 2 approver',
    replacement_validator: 'stand-in approver',
  },
  dependent: '%{name} (%{role})',
  aboveLevel: 'This account has a higher level than yours: you cannot edit it.',
  levelOf: '%{label} (level %{level})',
}

const profile: Translation<typeof profileTexts> = {
  newTitle: 'New: profile',
  general: 'Information',
  display: 'Display',
  menus: 'Menu access',
  menusHelp: 'Each level includes the previous ones. A menu without access is not shown.',
  menusNeedType: 'Choose a profile type first: it decides the menus.',
  allMenus: 'This profile has access to all menus and all their rights.',
  mainMenus: 'Main menus',
  menu: 'Menu',
  levels: ['None', 'View', 'Create', 'Edit', 'Delete'],
  levelOf: '%{menu}: %{level}',
  opened: (n, of) => `${n} of ${of}`,
  openGroup: 'Show: %{title}',
  closeGroup: 'Hide: %{title}',
  everything: 'Everything',
  nothing: 'Nothing',
  everythingIn: 'Everything: %{title}',
  nothingIn: 'Nothing: %{title}',
  permissions: 'Special permissions',
  permissionsHelp: 'Granted one by one, whatever the level of the menu.',
  otherApplications: 'Rights in the other applications',
  users: '%{smart_count} user |||| %{smart_count} users',
  aboveLevel: 'This profile has a higher level than yours: you cannot edit it.',
}

const account = {
  title: 'My account',
  identity: 'Identity and contact',
  perimeter: 'Scope',
  profileType: 'Profile type',
  profile: 'Profile',
  role: 'Role',
  groups: 'Member groups',
  adherents: 'Members',
  suppliers: 'Suppliers',
  nothingIn: 'None',
  validators: 'Order approvers',
  validatorOne: 'Level 1 approver',
  validatorTwo: 'Level 2 approver',
  validatorsHelp: 'Your approvers are chosen by a manager.',
  replacement: 'Stand-in',
  replacementHelp: 'During this period, your stand-in approves orders in your place.',
  password: 'Password',
  passwordHelp: 'Only you know it.',
  changePassword: 'Change my password',
  saved: 'Your account has been updated',
  resetData: 'Your changes have been undone',
  locked: 'You do not have permission to edit your account.',
  impersonated: 'This is not possible while you are acting as another user',
  tabs: { user: 'User', supplier: 'Supplier information', catalog: 'Catalogue' },
  supplierChoice: 'Supplier',
  noSupplier: 'No supplier is linked to your account.',
  office: 'Head office',
  billing: 'Billing',
  supplierSaved: "The supplier's information has been updated",
  supplierLocked: 'You do not have permission to edit the supplier record.',
  catalogs: 'Catalogues',
  families: 'Families',
  noCatalog: 'No catalogues.',
  noFamily: 'No families.',
  cityNeedsZip: 'Enter the postcode first.',
  noCity: 'No municipality matches this postcode.',
}

const password = {
  title: 'Change password',
  old: 'Current password',
  fresh: 'New password',
  confirm: 'Confirm password',
  reveal: 'Show password',
  conceal: 'Hide password',
  rules: 'Your password:',
  met: 'met',
  missing: 'missing',
  required: 'This field is required.',
  complexity:
    'The password needs at least 8 characters, one capital letter, one digit and one special character',
  same: 'The new password must differ from the current one',
  differ: 'The passwords do not match',
  incorrect: 'One or more fields are incorrect',
  failed: 'The password could not be changed',
  updated: 'Your password has been changed',
}

const settings = {
  title: 'Settings',
  intro: 'The tables used throughout the platform.',
  search: 'Find a table or a field',
  count: '%{smart_count} table |||| %{smart_count} tables',
  holds: 'contains: %{fields}',
  nothing: 'No table matches this search.',
  none: 'You do not have access to any settings table.',
  clear: 'Clear search',
  unknown: 'Page not found',
  unknownText: 'This settings table does not exist.',
}

const settingForm: Translation<typeof settingFormTexts> = {
  egalim: {
    title: 'In EGAlim monitoring',
    bio: 'A product with this label counts towards the organic share and the sustainable, quality share.',
    egalim: 'A product with this label counts towards the sustainable, quality share, organic excluded.',
    none: 'This label counts towards no share: it is only displayed.',
    rank: (rank, before) =>
      before === 0
        ? `Rank ${rank}: it comes before the other labels of the product.`
        : `Rank ${rank}: ${before} ${before === 1 ? 'label comes' : 'labels come'} before it on the same product.`,
    target: '%{year} targets in mainland France: %{bio} organic, %{egalim} sustainable and of quality.',
  },
  zone: {
    identity: 'Zone',
    chosen: '%{smart_count} department chosen |||| %{smart_count} departments chosen',
    search: 'Find a department',
    all: 'The whole region %{region}',
    noRegion: 'No region',
    elsewhere: 'already in “%{zone}”',
    notFound: 'No department matches this search.',
  },
}

/** The screens of users, profiles and one's own account, and the hand-made parts of the settings. */
export const accountPhrases = {
  ...{ user, profile, account, password, session, access, apiKey, knownAddress, factor, passkeys },
  ...{ ownData, push, pushRefusal, webhookScreens, securityEvent, journal },
  ...{ system, systemMail, systemScreen, identityScreens },
  ...{ settings, settingForm, accounts },
}

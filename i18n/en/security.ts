import type { Translation } from '../../resources/schema/texts'
import type { accounts as accountRefusals } from '../fr/accounts'
import type { addressTexts, factorTexts, sessionTexts } from '../fr/security'

export const session: Translation<typeof sessionTexts> = {
  title: 'My sessions',
  help: 'The devices on which your account is open. Close those you do not recognise, then change your password.',
  device: 'Device',
  unknown: 'Unknown device',
  current: 'This session',
  actingFor: 'Opened by %{name} on your behalf',
  from: 'Address %{address}',
  lastUse: 'Last activity on %{moment}',
  since: 'Opened on %{moment}',
  end: 'Close',
  endOf: 'Close the session: %{device}',
  ended: 'The session has been closed',
  endOthers: 'Close all other sessions',
  othersEnded: 'All your other sessions have been closed',
  alone: 'Your account is not open anywhere else.',
}

export const knownAddress: Translation<typeof addressTexts> = {
  password: 'Current password',
  why: 'Changing your address requires your password. It changes only when you open the link sent to the new one.',
  sent: 'A confirmation link has been sent to %{address}',
  pending: '%{address} will become your address when you open the link sent to it.',
  giveUp: 'Cancel this change',
  givenUp: 'Your address remains unchanged',
}

export const factor: Translation<typeof factorTexts> = {
  title: 'Two-factor authentication',
  help: 'A code from your authenticator app, asked for at each login besides the password: it protects your account even if your password is known.',
  on: 'On',
  off: 'Off',
  required: 'Your profile requires it: it cannot be turned off.',
  codesLeft: (n) =>
    n === 0 ? 'You have no recovery codes left: create new ones.' : `Recovery codes left: ${n}.`,
  enrol: 'Turn on',
  disable: 'Turn off',
  renew: 'Create new recovery codes',
  password: 'Current password',
  go: 'Continue',
  cancel: 'Cancel',
  scan: 'Scan this code with an authenticator app (Google Authenticator, Microsoft Authenticator, FreeOTP…), then enter the code it shows.',
  qr: 'QR code to scan with the app',
  secret: 'Or enter this key in the app:',
  code: '6-digit code',
  confirm: 'Turn on two-factor authentication',
  codes: 'Your recovery codes',
  codesHelp:
    'Keep them in a safe place: each one replaces your app once, should you lose it. They will not be shown again.',
  noted: 'I have written them down',
  enabled: 'Two-factor authentication is on; your other sessions have been closed',
  disabled: 'Two-factor authentication is off',
}

export const accounts: Translation<typeof accountRefusals> = {
  passwordNotComplex: 'The password needs at least 8 characters, one capital letter and one digit',
  passwordNotSpecial:
    'The password needs at least 8 characters, one capital letter, one digit and one special character',
  passwordTooLong: 'The password cannot exceed 200 characters',
  passwordPersonal: 'The password must not contain your name, nor that of your establishment or the portal',
  passwordGuessable: 'This password is too easy to guess: make it longer or choose less common words',
  passwordSame: 'The new password must differ from the current one',
  passwordsDiffer: 'The passwords do not match',
  wrongPassword: 'The current password is incorrect',
  emailLinkRefused: 'This confirmation link has expired or is not valid',
  ownEmail: 'Change your own address in “My account”',
  wrongCode: 'This code is incorrect or has already been used: enter the next one',
  factorEnabled: 'Two-factor authentication is already on',
  factorDisabled: 'Two-factor authentication is not on',
  factorNotAsked: 'Start by adding your account to the authenticator app',
  factorRequired: 'Your profile requires two-factor authentication: it cannot be turned off',
  resetOwnFactor: 'Turn off your own two-factor authentication in “My account”',
  enrolmentOver: 'The set-up has expired: log in again',
  required: 'This field is required.',
  impersonatedRefusal: 'This is not possible while you are acting as another user',
  impersonateSelf: 'You cannot act as yourself',
  alreadySetUp: 'This user has already chosen a password',
  deleteSelf: 'You cannot delete your own account',
  deactivateSelf: 'You cannot deactivate your own account',
  perimeterOfType: 'This scope does not match the type of the chosen profile',
  validatorRight: 'This person cannot approve orders',
  validatorPerimeter: 'This person has no member in common with the user',
  menuOfType: "These menus do not belong to the profile's application",
  validatorType: 'Only member users have approvers',
  notAValidator: 'A stand-in can be chosen for an approver only',
  replacementStart: 'The start date cannot be before today',
  beyondOwnRights: 'You cannot grant rights that you do not have',
  profileInUse: 'This profile is assigned to %{n} user(s)',
}

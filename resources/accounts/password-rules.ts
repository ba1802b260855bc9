/** The longest password that is taken, in characters. */
export const passwordLongest = 200

/** A rule of a new password, shown by the screens and checked by the server: one list for both. */
export interface PasswordRule {
  name: 'length' | 'upper' | 'digit' | 'special' | 'personal' | 'common'
  /** Said after « Votre mot de passe ». */
  label: string
  /** Whether a password keeps it; the server alone judges the rules without. */
  holds?: (password: string) => boolean
}

const special: PasswordRule = {
  name: 'special',
  label: 'contient un caractère spécial',
  holds: (password) => /[^\p{L}\p{N}\s]/u.test(password),
}

const everywhere: readonly PasswordRule[] = [
  { name: 'length', label: 'contient au moins 8 caractères', holds: (password) => [...password].length >= 8 },
  { name: 'upper', label: 'contient une lettre majuscule', holds: (password) => /\p{Lu}/u.test(password) },
  { name: 'digit', label: 'contient un chiffre', holds: (password) => /\d/.test(password) },
]

const judged: readonly PasswordRule[] = [
  { name: 'personal', label: 'ne contient ni votre nom, ni celui de votre établissement ou du portail' },
  { name: 'common', label: "n'est pas l'un des plus courants" },
]

/**
 * The rules of a new password, in the order shown: those of the specification – changing one's own asks a special character
 * besides (domain §20.1) –, then those that the server judges.
 */
export const passwordRules = (options: { special: boolean }): readonly PasswordRule[] => [
  ...everywhere,
  ...(options.special ? [special] : []),
  ...judged,
]

/** Whether a password keeps a rule; `broken` names those that the server found broken, undefined until it has answered. */
export const isRuleMet = (
  rule: PasswordRule,
  password: string,
  broken: readonly string[] | undefined,
): boolean => (rule.holds ? rule.holds(password) : broken !== undefined && !broken.includes(rule.name))

/** Whether a password keeps the rules that anybody can check, with no server. */
export const isComplex = (password: string, options: { special: boolean }): boolean =>
  passwordRules(options).every(({ holds }) => holds === undefined || holds(password))

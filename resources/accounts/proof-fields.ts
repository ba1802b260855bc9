import { f } from '../schema/f'

/** A password in a body: taken exactly as it was typed, neither trimmed nor lower-cased. */
export const passwordField = (label: string) => f.json({ label, required: true })

/** What proves that a person is there now: the password, and a code or a passkey where the account has a second factor. */
export const proofBody = {
  password: passwordField('Mot de passe actuel'),
  code: f.text({ label: "Code de l'application d'authentification, ou code de secours", max: 40 }),
  passkey: f.json({ label: "Réponse d'une clé d'accès à `POST /users/passkeys/proof`" }),
} as const

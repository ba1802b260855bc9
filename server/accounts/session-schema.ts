import type { JsonSchema } from '../../resources/schema/kind'

const text: JsonSchema = { type: 'string' }

/** A user as login and `/users/me` answer it: beside this all fields of the account that are no secret, and its associations. */
export const userSchema: JsonSchema = {
  type: 'object',
  required: ['id', 'email', 'Profile', 'isImpersonated'],
  properties: {
    id: { type: 'integer' },
    email: text,
    first_name: text,
    last_name: text,
    Profile: { type: 'object' },
    isImpersonated: { type: 'boolean' },
    pending_email: { type: ['string', 'null'] },
  },
}

const tokens = { token: text, refresh_token: text }

/** The next pair of tokens; an impersonated session also answers its handle to go back. */
export const tokensSchema: JsonSchema = {
  type: 'object',
  required: ['token', 'refresh_token'],
  properties: {
    ...tokens,
    isImpersonated: { type: 'boolean' },
    impersonatedBy: { type: ['object', 'null'] },
  },
}

/** What opens a session: its tokens beside the user. */
export const openedSchema: JsonSchema = {
  ...userSchema,
  required: ['token', 'refresh_token', 'id', 'Profile'],
  properties: { ...tokens, ...Object(userSchema.properties) },
}

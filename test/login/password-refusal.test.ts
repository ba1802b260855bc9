import { expect, test } from 'vitest'
import { HttpError } from '../../providers/http-error'
import { passwordRefusal } from '../../src/login/password-refusal'

test.each([
  [new HttpError({ status: 500, display: 'x' }), "Erreur, contacter l'administrateur du site"],
  [new HttpError({ status: 0, display: 'x' }), 'Une erreur inattendue est survenue.'],
  [new HttpError({ status: 422, display: 'Lien expiré' }), 'Lien expiré'],
  [
    new HttpError({ status: 422, display: 'x', fields: [{ name: 'password', message: 'Trop court' }] }),
    'Trop court',
  ],
])('a password page says what to do after %o', (error, text) => expect(passwordRefusal(error)).toBe(text))

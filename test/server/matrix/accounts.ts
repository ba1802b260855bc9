import { type MatrixRows, row } from './row'

/** Users of suppliers are the whole back office's: the planted one is a supplier's too. */
const user = { at: { id: row('user') }, byService: false } as const

/** Sessions, people, profiles and menus. */
export const accountsRows: MatrixRows = {
  'POST /auth/login': { own: 'rules' },
  'POST /auth/refresh': { own: 'rules' },
  'POST /auth/logout': {},
  'POST /auth/security/request-password-reset': {},
  'GET /auth/security/verify-token': { query: { token: 'inconnu' } },
  'POST /auth/security/check-password': { own: 'rules' },
  'POST /auth/security/reset-password': { own: 'rules' },
  'POST /users/check-password': { body: { password: 'Marmite8Cuivre' } },
  'PUT /users/update-password': { own: 'rules' },
  'POST /auth/impersonate': { body: { id: row('user') }, own: 'rules' },
  'POST /auth/impersonate/exit': { own: 'rules' },
  'POST /auth/security/confirm-email': { own: 'rules' },
  'GET /users/me': {},
  // Refused to who acts in somebody's name.
  'GET /users/sessions': { own: 'rules' },
  'DELETE /users/sessions': { own: 'rules' },
  'DELETE /users/sessions/{id}': { at: { id: row('session') }, own: 'rules' },
  'DELETE /users/pending-email': { own: 'rules' },
  'PUT /users/updateMe': { own: 'rules' },
  'POST /users/validators': { body: { adherents: [row('adherent')], userId: null }, other: 'invalid' },
  'GET /users/perimeter': {},
  'GET /users/projectmanager': {},
  'GET /users/family/{id}': { at: { id: 1 } },
  'POST /auth/two-factor/enrol': { own: 'rules' },
  'POST /auth/two-factor/confirm': { own: 'rules' },
  'GET /users/two-factor': { own: 'rules' },
  'POST /users/two-factor/enrol': { own: 'rules' },
  'POST /users/two-factor/confirm': { own: 'rules' },
  'POST /users/two-factor/disable': { own: 'rules' },
  'POST /users/two-factor/recovery-codes': { own: 'rules' },
  'POST /users/two-factor/{id}/reset': { ...user, own: 'rules' },
  'POST /users/setup/{id}': { ...user, own: 'rules' },
  'GET /users': { needs: ['viewUsers'] },
  'GET /users/{id}': { ...user, needs: ['viewUsers'] },
  'POST /users/create': { body: {} },
  'PUT /users/update/{id}': { ...user, body: { id: row('user') } },
  'DELETE /users/delete/{id}': user,
  'GET /auth/permissions': {},
  'GET /auth/have-access-to/{permission}': { at: { permission: 'viewUsers' } },
  'GET /core/menu/{app}': { at: { app: 'back-office' } },
  'GET /users/userMenu': { query: { applicationName: 'back-office' } },
}

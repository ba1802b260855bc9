import { type MatrixRows, row } from './row'

/** Help centre, messages, notifications, models of mails. */
export const contentRows: MatrixRows = {
  'GET /helpcenter/helpcenterlist': {},
  'GET /helpcenter/download/{id}': { at: { id: 1 }, own: 'rules' },
  'GET /helpcenter/{id}': { at: { id: 1 }, own: 'rules' },
  'GET /dashboardmessage/mine': {},
  'GET /dashboardmessage/adherent/{id}': { at: { id: row('adherent') } },
  'PUT /dashboardmessage/{id}/read': { at: { id: 1 }, own: 'rules' },
  'GET /notification': {},
  'GET /notification/unread': {},
  'PUT /notification/read': { body: { id: row('notification') }, own: 'rules', other: 'empty' },
  'DELETE /notification/{id}': { at: { id: row('notification') }, own: 'rules' },
  'DELETE /notification': {},
  'GET /notification/devices': { own: 'rules' },
  'POST /notification/devices': {
    body: { endpoint: 'https://push.example/x', p256dh: 'x', auth: 'x' },
    own: 'rules',
  },
  'DELETE /notification/devices/{id}': { at: { id: row('push_device') }, own: 'rules' },
  'GET /notification/preferences': {},
  'PUT /notification/preferences': { body: {} },
  'GET /mailmodel': {},
  'PUT /mailmodel/{name}': { at: { name: 'inconnu' }, own: 'rules' },
  'POST /mailmodel/{name}/reset': { at: { name: 'inconnu' }, own: 'rules' },
  'POST /mailmodel/{name}/preview': { at: { name: 'inconnu' }, own: 'rules' },
  'POST /emailoutbox/{id}/resend': { at: { id: 1 }, own: 'rules' },
}

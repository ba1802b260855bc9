import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { pick } from '../schema/pick'
import { mailModelAnswer, mailPreview } from './answers'
import { mailModel } from './mail-model'

const shared = { permission: 'manageMailModels', tag: "Modèles d'e-mail" } as const
const ofOne = {
  ...shared,
  params: { name: f.text({ label: 'Modèle', required: true, max: 60 }) },
  answers: mailModelAnswer,
} as const
const texts = pick(mailModel, ['subject', 'body', 'link', 'notes'])

/** Reading, rewriting and trying the mails' texts (domain §22). */
export const mailModelEndpoints = {
  list: defineEndpoint('GET /mailmodel', {
    ...shared,
    summary: "Modèles d'e-mail",
    answers: [mailModelAnswer],
  }),
  save: defineEndpoint('PUT /mailmodel/{name}', {
    ...ofOne,
    summary: "Réécrit un modèle d'e-mail",
    body: { ...texts, lock_version: f.int({ label: 'Version' }) },
  }),
  reset: defineEndpoint('POST /mailmodel/{name}/reset', {
    ...ofOne,
    summary: "Rétablit le texte d'origine d'un modèle d'e-mail",
  }),
  preview: defineEndpoint('POST /mailmodel/{name}/preview', {
    ...ofOne,
    opens: true,
    unkeyed: 'it reads',
    summary: "Aperçu d'un modèle d'e-mail, avec des valeurs d'exemple",
    body: texts,
    answers: mailPreview,
  }),
} as const

import { renderMail } from '../../i18n/fr/mails'
import type { MailModelAnswer } from '../../resources/content/answers'
import { mailModelAnswer, mailPreview } from '../../resources/content/answers'
import { mailLabels } from '../../resources/content/mail-labels'
import { mailModel } from '../../resources/content/mail-model'
import {
  commonVariables,
  isMailModel,
  type MailModel,
  type MailModelName,
  mailFaults,
  mailModelNames,
  mailModels,
} from '../../resources/content/mail-models'
import { f } from '../../resources/schema/f'
import { pick } from '../../resources/schema/pick'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { type Work, workOf } from '../api/work'
import { createRow, updateRow } from '../api/write'
import type { Actor } from '../database/actor'
import { htmlOf, textOf } from '../mail/layout'
import { mailProduct } from '../mail/product'

const tag = "Modèles d'e-mail"
const access = 'manageMailModels'
const params = { name: f.text({ label: 'Modèle', required: true, max: 60 }) } as const
const texts = pick(mailModel, ['subject', 'body', 'link', 'notes'])

/** The group's own texts, as they are kept. */
type Kept = Omit<MailModelAnswer, 'label' | 'has_link' | 'variables' | 'is_own'>

function getName(name: string): MailModelName {
  if (!isMailModel(name)) throw new ApiError('err404')
  return name
}

const defaultsOf = (model: MailModel) => ({
  subject: model.subject,
  body: model.body,
  link: model.link ?? null,
  notes: model.notes ?? null,
})

const sameTexts = (row: Kept, model: MailModel): boolean => {
  const { subject, body, link, notes } = defaultsOf(model)
  return row.subject === subject && row.body === body && row.link === link && row.notes === notes
}

function answer(name: MailModelName, row: Kept | undefined): MailModelAnswer {
  const model: MailModel = mailModels[name]
  const { subject, body, link, notes, id, lock_version, updatedAt } = {
    ...{ id: null, lock_version: null, updatedAt: null },
    ...defaultsOf(model),
    ...row,
  }
  return {
    name,
    label: mailLabels[name],
    has_link: model.link !== undefined,
    variables: { ...model.variables, ...commonVariables },
    ...{ subject, body, link, notes },
    ...{ id, lock_version, updatedAt },
    is_own: row !== undefined && !sameTexts(row, model),
  }
}

const rowsOf = ({ tx }: Work, name?: string): Promise<Kept[]> =>
  tx.query<Kept>(
    `select id, name, subject, body, link, notes, lock_version, "updatedAt" from mail_model
     where "deletedAt" is null and ($1::text is null or name = $1)`,
    [name ?? null],
  )

async function save(
  context: Context,
  actor: Actor,
  { name, given }: { name: MailModelName; given: UnknownRow },
) {
  const faults = mailFaults(name, given)
  if (faults.length) throw invalid(faults)
  return context.db.write(actor, async (tx) => {
    const work = workOf(context.db, tx, context.now())
    const resource = work.registry.get('mail_model')
    const [row] = await rowsOf(work, name)
    const input = { ...given, name }
    if (row) await updateRow(work, resource, { id: Number(row.id), input, trusted: true })
    else await createRow(work, resource, { input, trusted: true })
    return answer(name, (await rowsOf(work, name))[0])
  })
}

/** Reading, rewriting and trying the mails' texts (domain §22). */
export const mailModelCalls: Call[] = [
  defineCall('GET /mailmodel', access, {
    shape: { summary: "Modèles d'e-mail", tag, answers: [mailModelAnswer] },
    run: ({ context, actor }) =>
      context.db.read(actor, async (tx) => {
        const rows = await rowsOf(workOf(context.db, tx, context.now()))
        return mailModelNames.map((name) =>
          answer(
            name,
            rows.find((row) => row.name === name),
          ),
        )
      }),
  }),
  defineCall('PUT /mailmodel/{name}', access, {
    shape: {
      summary: "Réécrit un modèle d'e-mail",
      tag,
      params,
      body: { ...texts, lock_version: f.int({ label: 'Version' }) },
      answers: mailModelAnswer,
    },
    run: ({ context, actor, params, body }) =>
      save(context, actor, { name: getName(params.name), given: body }),
  }),
  defineCall('POST /mailmodel/{name}/reset', access, {
    shape: {
      summary: "Rétablit le texte d'origine d'un modèle d'e-mail",
      tag,
      params,
      answers: mailModelAnswer,
    },
    run: ({ context, actor, params }) => {
      const name = getName(params.name)
      return save(context, actor, { name, given: defaultsOf(mailModels[name]) })
    },
  }),
  defineCall('POST /mailmodel/{name}/preview', access, {
    shape: {
      unkeyed: 'it reads',
      summary: "Aperçu d'un modèle d'e-mail, avec des valeurs d'exemple",
      tag,
      params,
      body: texts,
      answers: mailPreview,
    },
    run: async ({ context, params, body }) => {
      const model: MailModel = mailModels[getName(params.name)]
      const product = mailProduct(context.config)
      const known = {
        ...model.variables,
        produit: product.productName,
        organisation: product.organisation,
      }
      const { subject, body: message, link, notes } = body
      const given = { subject, body: message, link: link ?? undefined, notes: notes ?? undefined }
      const mail = renderMail(given, known, model.link ? 'https://portail.example/exemple' : undefined)
      return { subject: mail.subject, html: htmlOf(mail, product), text: textOf(mail, product) }
    },
  }),
]

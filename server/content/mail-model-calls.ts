import { renderMail } from '../../i18n/fr/mails'
import type { MailModelAnswer } from '../../resources/content/answers'
import { mailModelEndpoints } from '../../resources/content/mail-endpoints'
import { mailLabels } from '../../resources/content/mail-labels'
import {
  commonVariables,
  isMailModel,
  type MailModel,
  type MailModelName,
  mailFaults,
  mailModelNames,
  mailModels,
} from '../../resources/content/mail-models'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Call } from '../api/call'
import { ApiError, invalid } from '../api/error'
import { serve } from '../api/serve'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import { htmlOf, textOf } from '../mail/layout'
import { mailProduct } from '../mail/product'

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

async function save(work: Work, name: MailModelName, given: UnknownRow) {
  const faults = mailFaults(name, given)
  if (faults.length) throw invalid(faults)
  const resource = work.registry.get('mail_model')
  const [row] = await rowsOf(work, name)
  const input = { ...given, name }
  if (row) await updateRow(work, resource, { id: Number(row.id), input, trusted: true })
  else await createRow(work, resource, { input, trusted: true })
  return answer(name, (await rowsOf(work, name))[0])
}

/** Reading, rewriting and trying the mails' texts (domain §22). */
export const mailModelCalls: Call[] = serve(mailModelEndpoints, {
  list: async ({ work }) => {
    const rows = await rowsOf(work)
    return mailModelNames.map((name) =>
      answer(
        name,
        rows.find((row) => row.name === name),
      ),
    )
  },
  save: ({ work, params: { name }, body }) => save(work, getName(name), body),
  reset: ({ work, params }) => {
    const name = getName(params.name)
    return save(work, name, defaultsOf(mailModels[name]))
  },
  preview: async ({ context, params, body }) => {
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
})

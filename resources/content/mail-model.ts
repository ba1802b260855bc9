import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { mailLabels } from './mail-labels'

/** A mail's texts as the group has rewritten them, by the one call that checks their variables; a model without a row leaves with those of `mail-models.ts` (domain §22). */
export const mailModel = defineResource('mail_model', {
  label: ["Modèle d'e-mail", "Modèles d'e-mail"],
  model: 'Mail_model',
  title: 'name',
  access: { view: 'manageMailModels' },
  imports: false,
  fields: {
    name: f.select(mailLabels, { label: 'Modèle', required: true }),
    subject: f.text({ label: 'Objet', required: true, max: 200 }),
    body: f.longText({
      label: 'Message',
      required: true,
      max: 10_000,
      help: 'Une ligne vide sépare deux paragraphes.',
    }),
    link: f.text({ label: 'Texte du bouton', max: 60 }),
    notes: f.longText({ label: 'Petites lignes', max: 2000 }),
  },
  unique: [{ fields: ['name'] }],
})

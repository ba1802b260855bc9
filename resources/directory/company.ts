import { f } from '../schema/f'
import { setting } from '../schema/setting'

/** A « service »: a business unit of the group that runs members and tenders, under private or public rules. */
export const company = setting('company', ['Service', 'Services'], {
  fields: {
    company_type_id: f.ref('companytype', { label: 'Type de service', required: true }),
    logo_file_id: f.image({ label: 'Logo', folder: '/company', square: true, as: 'Logo' }),
    sender_email: f.email({ label: "E-mail d'expédition", example: 'achats@valae.example' }),
    sender_name: f.text({ label: "Nom d'expédition", max: 120 }),
    is_state: f.bool({
      label: "Acheteur de l'État",
      default: false,
      help: 'Ses marchés publics ont les seuils des autorités publiques centrales.',
    }),
    siret: f.siret({ label: 'SIRET', max: 14, example: '99990001200017' }),
    Address: f.embed('address', { label: 'Adresse', by: 'address_id' }),
  },
  options: {
    group: 'Sociétés et services',
    list: {
      columns: ['label', 'company_type_id', 'siret', 'sender_email', 'active'],
      search: ['label', 'siret'],
    },
    form: {
      Informations: [
        ['label', 'company_type_id'],
        'siret',
        'logo_file_id',
        { Adresse: ['Address'] },
        { Messagerie: [['sender_name', 'sender_email']] },
        ['position', 'active'],
      ],
    },
  },
})

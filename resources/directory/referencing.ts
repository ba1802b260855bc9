import { nameIn } from '../schema/association'
import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore, oneOf } from '../schema/row-checks'
import { sendingModes } from '../trade/choices'
import { owner } from './owner'

/** The link that lets a member, or each member of a group, order from a supplier. */
export const referencing = defineResource('referencing', {
  label: ['Référencement', 'Référencements'],
  comments: true,
  title: 'client_number',
  outOfService: { state: { in: ['suspended', 'ended'] } },
  heading: (row) =>
    [nameIn(row, 'Adherent') || nameIn(row, 'GroupAdherent'), nameIn(row, 'Supplier')]
      .filter(Boolean)
      .join(' – '),
  calls: rest('/referencing'),
  access: {
    view: 'manageReferencing',
    create: 'manageReferencing',
    update: 'manageReferencing',
    remove: 'manageReferencing',
  },
  fields: {
    ...owner,
    supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true }),
    platform_id: f.ref('platform', { label: 'Plateforme', where: { supplier_id: '$supplier_id' } }),
    company_id: f.ref('company', { label: 'Service' }),
    family_ids: f.refs('family', {
      label: 'Familles',
      help: 'Aucune famille : toutes celles du fournisseur.',
    }),
    client_number: f.text({ label: 'Code client', max: 40, example: 'V-101' }),
    start_date: f.date({ label: 'Début' }),
    end_date: f.date({ label: 'Fin' }),
    sending_mode: f.select(sendingModes, { label: "Mode d'envoi" }),
    terms_override: f.embed('referencing_terms', {
      label: 'Conditions particulières',
      by: 'terms_override_id',
    }),
    state: f.select(
      {
        proposed: { label: 'Proposé', tone: 'blue' },
        active: { label: 'Actif', tone: 'green' },
        suspended: { label: 'Suspendu', tone: 'orange' },
        ended: { label: 'Terminé', tone: 'grey' },
      },
      {
        label: 'État',
        required: true,
        default: 'active',
      },
    ),
  },
  checks: [oneOf('adherent_id', 'groupAdherent_id'), notBefore('start_date', 'end_date')],
  list: {
    title: 'Référencement',
    columns: [
      'adherent_id',
      'groupAdherent_id',
      'supplier_id',
      'platform_id',
      'client_number',
      'state',
      'end_date',
    ],
    search: ['client_number'],
    sort: ['id', 'desc'],
  },
  form: {
    Informations: [
      ['adherent_id', 'groupAdherent_id'],
      ['supplier_id', 'platform_id', 'company_id'],
      'family_ids',
      ['client_number', 'sending_mode', 'state'],
      ['start_date', 'end_date'],
    ],
    'Conditions particulières': ['terms_override'],
  },
})

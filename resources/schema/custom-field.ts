import { customKinds } from './custom-columns'
import { f } from './f'
import type { Fields } from './field'
import { messages } from './messages'
import { type AnyResource, defineResource } from './resource'
import type { RowCheck } from './row-checks'

const manage = 'manageCustomFields'

/** Who reads or fills a custom field: two rights that profiles are given, or whoever has the record. */
const rights = {
  staff: 'Profils « personnalisés »',
  reserved: 'Profils « réservés »',
} as const

const withChoices = ['select', 'list']

const differentChoices: RowCheck = ({ kind, choices }) => {
  if (!withChoices.includes(String(kind)) || !Array.isArray(choices)) return undefined
  const folded = choices.map((one) => String(one).trim().toLowerCase())
  return new Set(folded).size < folded.length ? { name: 'choices', message: messages.sameChoices } : undefined
}

const kindLabels = Object.fromEntries(
  Object.entries(customKinds).map(([kind, { label }]) => [kind, label]),
) as { [K in keyof typeof customKinds]: string }

/** A field keeps the column that it was given: the sentence is read when it is said. */
const placed = {
  readonly: { api_name: { ne: null } },
  get refusal() {
    return messages.keptPlace
  },
}

type Labels = Readonly<Record<string, string>>

interface Lists {
  /** The lists that take such fields, by the names of their resources. */
  targets: Labels
  /** The lists whose rows a field may lead to. */
  linked: Labels
}

const fieldsOf = ({ targets, linked }: Lists): Fields => ({
  target: f.select(targets, { label: 'Liste', required: true }),
  label: f.text({ label: 'Nom', required: true, min: 2, max: 60 }),
  label_en: f.text({ label: 'Nom en anglais', max: 60 }),
  kind: f.select(kindLabels, { label: 'Sorte', required: true, default: 'text' }),
  choices: f.list({
    label: 'Choix possibles',
    max: 100,
    help: 'Tapez chaque choix, puis Entrée.',
  }),
  linked: f.select(linked, { label: 'Fiches liées' }),
  decimals: f.int({ label: 'Décimales', min: 0, max: 6, default: 2 }),
  unit: f.text({ label: 'Unité', max: 20, example: 'jours' }),
  help: f.text({ label: 'Aide à la saisie', max: 200 }),
  required: f.bool({
    label: 'Obligatoire',
    required: true,
    default: false,
    help: 'Demandé au prochain enregistrement de chaque fiche.',
  }),
  tab: f.text({
    label: 'Onglet de la fiche',
    max: 60,
    help: 'Rien : le premier.',
  }),
  listed: f.bool({ label: "Colonne affichée d'office", required: true, default: false }),
  position: f.int({ label: 'Ordre', min: 0, max: 100_000 }),
  seen_by: f.select(
    { ...rights, all: 'Tous ceux qui voient la fiche' },
    {
      label: 'Lu par',
      required: true,
      default: 'staff',
      help: 'Profils aux droits « champs personnalisés » ou « champs réservés », ou tous, adhérents et fournisseurs compris.',
    },
  ),
  filled_by: f.select(
    { ...rights, all: 'Tous ceux qui modifient la fiche' },
    {
      label: 'Rempli par',
      required: true,
      default: 'staff',
    },
  ),
  /** Its name in the API, which is the column that it stands in. */
  api_name: f.text({ label: "Nom dans l'API", max: 40, readonly: true }),
})

/**
 * The fields that administrators add to the resources that say `customFields`, as rows of a settings table: `applyCustomFields`
 * makes fields of them. Where it is stored is chosen when it is added and stays; taken away, it is kept for 30 days.
 */
export const customFieldOf = (lists: Lists): AnyResource =>
  defineResource<'custom_field', Fields>('custom_field', {
    label: ['Champ personnalisé', 'Champs personnalisés'],
    model: 'Custom_field',
    title: 'label',
    calls: {
      create: 'POST /custom-field',
      update: 'PUT /custom-field/{id}',
      remove: 'DELETE /custom-field/{id}',
    },
    access: { view: manage, create: manage, update: manage, remove: manage },
    group: 'Général',
    imports: false,
    restores: true,
    fields: fieldsOf(lists),
    rules: {
      target: placed,
      kind: placed,
      choices: {
        visible: { kind: { in: ['select', 'list'] } },
        required: { kind: { in: ['select', 'list'] } },
      },
      linked: {
        visible: { kind: 'ref' },
        required: { kind: 'ref' },
        readonly: { api_name: { ne: null } },
        get refusal() {
          return messages.keptPlace
        },
      },
      decimals: { visible: { kind: 'decimal' }, required: { kind: 'decimal' } },
      unit: { visible: { kind: { in: ['int', 'decimal', 'quantity', 'coefficient'] } } },
    },
    checks: [differentChoices],
    unique: [{ fields: ['target', 'label'] }],
    list: {
      columns: ['target', 'label', 'kind', 'seen_by', 'filled_by'],
      search: ['label'],
      sort: ['target', 'asc'],
    },
    form: {
      Informations: [
        ['target', 'kind'],
        ['label', 'label_en'],
        'choices',
        ['linked', 'decimals', 'unit'],
        'help',
        ['tab', 'position'],
        ['required', 'listed'],
        { Droits: [['seen_by', 'filled_by']] },
        'api_name',
      ],
    },
  })

/** What a record keeps of a field: enough to make it (`applyCustomFields`). */
export const madeOf = [
  ...['id', 'target', 'label', 'label_en', 'kind', 'choices', 'linked', 'decimals', 'unit', 'help'],
  ...['required', 'tab', 'listed', 'position', 'seen_by', 'filled_by', 'api_name'],
] as const

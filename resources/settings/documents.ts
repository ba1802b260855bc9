import { generic, withAlso } from '../schema/calls'
import { machineName } from '../schema/common-fields'
import { f } from '../schema/f'
import { setting } from '../schema/setting'

const group = 'Documents et messages'

export const documenttype = setting('documenttype', ['Type de document', 'Types de documents'], {
  fields: {
    extension_kinds: f.list({
      label: 'Formats acceptés',
      options: {
        pdf: 'PDF',
        word: 'Word',
        excel: 'Excel',
        video: 'Vidéo',
        image: 'Image',
        other: 'Autre',
      },
      help: 'Aucun format choisi : tous sont acceptés.',
    }),
    help_center: f.bool({ label: "Centre d'aide", default: false }),
  },
  options: { group, model: 'Document_type' },
})

/** Ids are fixed: 1 Information, 2 Important, 3 Bloquant (`spec` part 2 §3). */
export const dashboardmessagetype = setting(
  'dashboardmessagetype',
  ['Type de message', 'Types de messages'],
  {
    fields: { machine_name: machineName },
    options: {
      group,
      model: 'Dashboardmessage_type',
      fixed: true,
      calls: withAlso(generic('dashboardmessagetype'), 'GET /dashboardmessage/type'),
    },
  },
)

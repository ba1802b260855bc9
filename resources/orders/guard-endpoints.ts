import { defineEndpoint } from '../schema/endpoint'
import { many } from '../schema/pick'
import { told } from '../schema/told'
import { guardIds } from '../trade/guard-sentences'
import { guardDoorNames } from '../trade/guards'

/** « Règles et contrôles »: how often each guard spoke at each door, of late. */
export const guardEndpoints = {
  counts: defineEndpoint('GET /order/guards', {
    permission: 'viewGuards',
    tag: 'Règles et contrôles',
    summary: 'Combien de fois chaque contrôle a parlé à chaque porte, ces trente derniers jours',
    answers: {
      counts: many('Contrôles', {
        guard: told.word('Contrôle', guardIds),
        door: told.word('Porte', guardDoorNames),
        count: told.int('Nombre'),
      }),
    },
  }),
}

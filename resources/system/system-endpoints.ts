import { sendingsAnswer } from '../content/answers'
import { defineEndpoint } from '../schema/endpoint'
import { asked } from '../schema/pick'
import { success } from '../schema/told'
import { clientError } from './system-resources'

const ofSendings = { permission: 'resumeSendings', tag: 'Sauvegardes', opens: true, whole: true } as const
const { release, kind, message, stack, page } = clientError.fields

/** What staff are told of, and decide, after a return. */
export const sendingEndpoints = {
  state: defineEndpoint('GET /backup/sendings', {
    ...ofSendings,
    summary: "Ce qu'une restauration retient",
    answers: sendingsAnswer,
  }),
  resume: defineEndpoint('POST /backup/resume', {
    ...ofSendings,
    unkeyed: 'what has resumed is refused the second time',
    summary: 'Reprend les envois après une restauration',
    answers: sendingsAnswer,
  }),
} as const

/** What browsers tell of their faults. */
export const faultEndpoints = {
  tell: defineEndpoint('POST /client-error', {
    permission: 'public',
    tag: 'Système',
    whole: true,
    summary: 'Signale une erreur du navigateur, sans donnée personnelle ; dix par personne et par minute',
    knows: true,
    bodyLimit: 16_384,
    errors: ['err429'],
    unkeyed: 'the same error is counted',
    body: {
      release: asked(release),
      kind: asked(kind),
      message: asked(message, { max: 2000 }),
      stack: asked(stack, { max: 8000 }),
      page: asked(page, { max: 500 }),
    },
    answers: success,
  }),
} as const

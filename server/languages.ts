import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Language, speak } from '../resources/schema/marks'
import { askedLanguage } from './api/said-in'

/** Answers each request in the first language that it accepts (`Accept-Language`) where the application has it, else in French. */
export function answerInLanguage(app: FastifyInstance, languages: Readonly<Record<string, Language>>): void {
  speak(() => askedLanguage.getStore())
  const languageOf = (header = '') => languages[header.trim().slice(0, 2).toLowerCase()]
  const speakAsAsked = ({ headers }: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    askedLanguage.run(languageOf(headers['accept-language']), done)
  app.addHook('onRequest', speakAsAsked)
  // Reading a body leaves the context of the first.
  app.addHook('preValidation', speakAsAsked)
}

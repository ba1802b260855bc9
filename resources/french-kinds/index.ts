import { ape } from './ape'
import { cpv } from './cpv'
import { finess } from './finess'
import { siret } from './siret'
import { tva } from './tva'

/** The kinds that this project registers beside the engine's: identifiers of French companies and establishments, and of what public buyers buy. */
export const frenchKinds = { siret, ape, tva, finess, cpv }

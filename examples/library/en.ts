import { english } from './english'

globalThis.spokenLanguage = english

import { english } from '.'

globalThis.spokenLanguage = english

const name = 'keysWithAlt'

/** Whether keys of one letter answer with Alt only, as this person chose on this device (who speaks to the machine types none by mistake). */
export const askAlt = (): boolean => localStorage.getItem(name) === 'true'

export const changeAlt = (asks: boolean): void => localStorage.setItem(name, String(asks))

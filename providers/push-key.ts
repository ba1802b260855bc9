/** Under what the browser keeps whose notifications it shows, as « person:device ». */
export const deviceKey = 'push-device'

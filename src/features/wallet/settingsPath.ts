/** Where the wallet is said; links are typed by the router and spell it out. */
export const SETTINGS_PATH = '/configuracion/medios'

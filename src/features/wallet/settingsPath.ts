/** The path of the settings page, for forms and addresses. Typed router links repeat it as a literal. */
export const SETTINGS_PATH = '/configuracion/medios'

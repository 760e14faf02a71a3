const TOLD = 'yapa-usos-cuidados'

const ADVICE =
  'Tu navegador puede borrarlo si no entrás por un tiempo: agregá Yapa a tu pantalla de inicio, o bajá el archivo en «Mis medios»'

/**
 * Asks the browser to keep what this site stores until the shopper erases it. Never throws.
 * @returns How to keep the uses, the first time that the browser refuses; null otherwise.
 */
export async function askForDurableStorage(): Promise<string | null> {
  try {
    const { storage } = navigator
    const isDurable = (await storage?.persisted?.()) || (await storage?.persist?.())
    if (isDurable || localStorage.getItem(TOLD) !== null) return null
    localStorage.setItem(TOLD, '1')
    return ADVICE
  } catch {
    return null
  }
}

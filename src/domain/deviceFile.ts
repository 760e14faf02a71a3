import { readUse, type Use } from './use.ts'
import type { Wallet } from './wallet.ts'
import { formatWalletFile, parseWalletFile } from './walletLink.ts'
import type { Parsed } from './walletParameter.ts'

/** Bytes, and so also characters: as many uses as are kept, with the longest words, are less. */
export const MAX_DEVICE_FILE = 6_000_000

/** All that a browser keeps of a shopper. */
export type DeviceContent = { wallet: Wallet; uses: readonly Use[] }

/** The wallet's file with the uses in it: without any it is the wallet's alone. */
export function formatDeviceFile({ wallet, uses }: DeviceContent): string {
  const file = formatWalletFile(wallet)
  return uses.length === 0 ? file : `${JSON.stringify({ ...(JSON.parse(file) as object), uses }, null, 2)}\n`
}

/** What a file's text brings. `problem` as by `parseWalletFile`. Never throws. */
export function parseDeviceFile(text: string): Parsed<DeviceContent> {
  if (text.length > MAX_DEVICE_FILE) return { ok: false, problem: 'el archivo es demasiado grande' }
  const [rest, found] = withoutUses(text)
  const wallet = parseWalletFile(rest)
  if (!wallet.ok) return wallet
  const uses = found.map(readUse).filter((use) => use !== null)
  if (uses.length < found.length) return { ok: false, problem: 'el archivo tiene anotaciones que no se entienden' }
  return { ok: true, value: { wallet: wallet.value, uses } }
}

/** The text of the wallet's file, and the uses beside it. */
function withoutUses(text: string): [string, unknown[]] {
  try {
    const content: unknown = JSON.parse(text)
    if (typeof content !== 'object' || content === null || !('uses' in content)) return [text, []]
    const { uses, ...rest } = content
    return [JSON.stringify(rest), Array.isArray(uses) ? uses : [uses]]
  } catch {
    return [text, []]
  }
}

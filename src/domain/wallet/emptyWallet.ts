import { saysNoMethod, type Wallet } from './wallet.ts'

/** Checks whether the wallet has neither methods nor answers. */
export function isEmptyWallet(wallet: Wallet): boolean {
  const { conditions, memberships, phoneContactless, province, answers } = wallet
  const isSaid = phoneContactless !== null || province !== null || Object.keys(answers).length > 0
  return saysNoMethod(wallet) && conditions.length === 0 && memberships.length === 0 && !isSaid
}

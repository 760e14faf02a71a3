import { type AskedQuestion, concerning } from '#domain/askedQuestion.ts'
import { type Rankable, ranked, shopperWith } from '#domain/ranking.ts'
import type { Wallet } from '#domain/wallet.ts'
import { showToast } from '#ui/toast.ts'
import { AnswerField } from './AnswerField.tsx'
import { VERDICTS } from './verdicts.ts'

type Props = {
  promotion: Rankable
  /** All that it can ask. */
  asked: readonly AskedQuestion[]
  wallet: Wallet
  /** The page's own address. */
  action: string
}

/** What it depends on whether the promotion is the shopper's: to be answered, and changed, right there. Nothing where nothing is asked. */
export function PromotionQuestions({ promotion, asked, wallet, action }: Props) {
  const { eligibility } = ranked(promotion, shopperWith(wallet))
  const questions = concerning(asked, eligibility, wallet)
  const tell = (now: Wallet) => showToast(VERDICTS[ranked(promotion, shopperWith(now)).eligibility.status])
  return questions.map((question) => <AnswerField key={question.key} question={question} wallet={wallet} action={action} onKept={tell} />)
}

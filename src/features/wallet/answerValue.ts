import type { QuestionKey } from '#domain/questions/question.ts'

/**
 * Returns an answer as the value of a form's button. It has a file of its own, because lists need it without the code that
 * reads changes.
 */
export function answerValue(question: QuestionKey, answer: boolean | null): string {
  return `answer:${answerWord(answer)}:${question}`
}

function answerWord(answer: boolean | null): 'yes' | 'no' | 'unknown' {
  return answer === null ? 'unknown' : answer ? 'yes' : 'no'
}

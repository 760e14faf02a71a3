import type { QuestionKey } from '#domain/questions/question.ts'

/** An answer to one question as the value of a form's button; by itself, because lists need it and not how changes are read. */
export function answerValue(question: QuestionKey, answer: boolean | null): string {
  return `answer:${answerWord(answer)}:${question}`
}

export function answerWord(answer: boolean | null): 'yes' | 'no' | 'unknown' {
  return answer === null ? 'unknown' : answer ? 'yes' : 'no'
}

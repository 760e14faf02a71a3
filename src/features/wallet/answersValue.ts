import type { NewAnswers, Question } from '#domain/questions/catalogue.ts'

/**
 * Returns answers as the value of a form's button: `answers:salary:banco-galicia,-qr,?military` for yes, no, and none any more. It has a
 * file of its own, because lists need it without the code that reads changes.
 */
export function answersValue(answers: NewAnswers): string {
  const words = Object.entries(answers).map(([key, answer]) => (answer === null ? `?${key}` : answer ? key : `-${key}`))
  return `answers:${words.join()}`
}

/** Returns the id of the question's element, to which a reload without JavaScript returns. */
export function getQuestionAnchor({ id }: Pick<Question, 'id'>): string {
  return `pregunta-${id.replaceAll(':', '-')}`
}

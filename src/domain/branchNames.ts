/** Whether the chain calls its branches by numbers. */
export const areNumbers = (branches: readonly string[]) => branches.length > 0 && branches.every((name) => /^\d+$/.test(name))

/** Whether «franquicias» stands before the streets and numbers of which. */
export const areFranchises = ([first, ...others]: readonly string[]) => first === 'franquicias' && others.some((name) => /\d/.test(name))

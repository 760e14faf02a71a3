/**
 * The result of a URL reader: every known parameter, `undefined` for missing or invalid ones. Parameters that a reader
 * omits would reach the page unchecked.
 */
export type EveryName<Search> = { [Name in keyof Search]-?: Search[Name] | undefined }

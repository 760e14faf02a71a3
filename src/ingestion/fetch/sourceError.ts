/** A source that cannot be read. The message (Spanish) says what is wrong and what to do. */
export class SourceError extends Error {
  override name = 'SourceError'
}

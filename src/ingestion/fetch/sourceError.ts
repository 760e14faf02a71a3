/** A failure to read a source. The message (Spanish) says what is wrong and what to do. */
export class SourceError extends Error {
  override name = 'SourceError'
}

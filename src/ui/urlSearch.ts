/**
 * What a reader of a page's URL gives the router: every name that it knows, with `undefined` where the URL says nothing that makes sense.
 * Of a name that a reader leaves out, the router keeps whatever the URL says, and the page gets it unread.
 */
export type EveryName<Search> = { [Name in keyof Search]-?: Search[Name] | undefined }

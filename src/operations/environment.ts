/** The values of environment variables. Only a program's first file touches `process.env`; everything below is given this. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The value of a variable without spaces around it; null when it is not set, or empty. */
export function settingOf(env: Environment, name: string): string | null {
  return env[name]?.trim() || null
}

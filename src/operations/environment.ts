export type Environment = Readonly<Record<string, string | undefined>>

export function settingOf(env: Environment, name: string): string | null {
  return env[name]?.trim() || null
}

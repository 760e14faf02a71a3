import module from 'node:module'
import path from 'node:path'

/** The environment that makes a child process use this one's compile cache: it then starts in a third less time. */
export function compileCache(): Record<string, string> {
  const cache = module.getCompileCacheDir()
  // Node adds the folder of its own version to the path that it is given.
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(cache) }
}

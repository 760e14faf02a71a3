import module from 'node:module'
import path from 'node:path'

/** The environment by which a process that is started uses the same compile cache as this one: it then begins in a third less time. */
export function compileCache(): Record<string, string> {
  const cache = module.getCompileCacheDir()
  // The folder in it is that of this version of Node, which finds it again.
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(cache) }
}

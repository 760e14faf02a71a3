import { expect, test } from 'vitest'
import { isPushEndpoint } from '#server/push/pushMessage.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilnotify.windows.com.example/', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['http://127.0.0.1:3000/avisos', false],
  ['http://127.0.0.1:9999/abc', true],
  ['https://.push.apple.com/abc', false],
  ['file:///etc/passwd', false],
  ['nothing', false],
  [`https://fcm.googleapis.com/${'a'.repeat(2_000)}`, false],
])('a message to %s may be sent: %s', (endpoint, isAllowed) => {
  expect(isPushEndpoint(endpoint, ['http://127.0.0.1:9999'])).toBe(isAllowed)
})

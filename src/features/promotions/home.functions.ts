import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { PAYMENT_METHODS } from '#domain/paymentMethod.ts'

export const loadHome = createServerFn({ method: 'GET' }).handler(async () => {
  return { cookie: getRequestHeader('cookie') ?? '', methods: PAYMENT_METHODS.length }
})

import { createClientRpc } from '@tanstack/react-start/client-rpc'
import { checkedFetch } from './checkedFetch.ts'

/** Bundles the code for calls in one file: the framework's client (serialization, streams), and our check of the answer. */
export const callClient = { createClientRpc, checkedFetch }

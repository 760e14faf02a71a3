import { createClientRpc } from '@tanstack/react-start/client-rpc'
import { checkedFetch } from './checkedFetch.ts'

/** What makes a call in the browser, in one file: the framework's side of it (writing what is sent, reading what comes, streams), and our look at the answer. */
export const rpcClient = { createClientRpc, checkedFetch }

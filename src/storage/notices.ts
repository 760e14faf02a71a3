import { Socket } from 'node:net'
import { PostgresAdapter, sql } from 'kysely'
import { Client } from 'pg'
import type { Db } from './tables.ts'

const CHANNEL = 'yapa_published'

/** Milliseconds to wait for a connection, before reconnecting, and for a closing connection. */
const CONNECTION_TIMEOUT = 5_000
const AGAIN = 2_000
const GOODBYE = 500

/** Notifies listening processes when the transaction commits. Only PostgreSQL can; on SQLite processes poll. */
export async function tellOfPublication(transaction: Db): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select pg_notify(${CHANNEL}, '')`.execute(transaction)
}

/**
 * Listens for publications on a connection of its own, and reconnects when it is lost. Notices during a gap are lost,
 * so callers must poll as well. Never throws. @returns Stops listening.
 */
export function hearOfPublications(databaseUrl: string, heard: () => void): () => void {
  let isOver = false
  let again: NodeJS.Timeout | undefined
  let hangUp = () => {}
  const listen = async () => {
    const socket = new Socket()
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
      stream: () => socket,
      keepAlive: true,
      application_name: 'yapa notices',
    })
    let isLost = false
    const lost = () => {
      if (isLost || isOver) return
      isLost = true
      hangUp()
      again = setTimeout(listen, AGAIN)
      again.unref()
    }
    hangUp = () => {
      // A frozen server does not confirm the end.
      client.end().catch(() => {})
      setTimeout(() => socket.destroy(), GOODBYE).unref()
    }
    client.on('error', lost).on('end', lost).on('notification', heard)
    try {
      await client.connect()
      socket.unref()
      await client.query(`listen ${CHANNEL}`)
      heard()
    } catch {
      lost()
    }
  }
  void listen()
  return () => {
    isOver = true
    clearTimeout(again)
    hangUp()
  }
}

import type { IncomingHttpHeaders } from 'node:http'
import type { Tracer } from '@opentelemetry/api'
import type { RouteKind } from './requestMetrics.ts'

/** The collector for traces: its address (OTLP over HTTP), and the share of requests that are traced (0 to 1). */
export type TraceSettings = { endpoint: string; share: number }

/** A request that is being traced. */
export type RequestSpan = { traceId: string; end(status: number): void }

type Traced = { method: string; path: string; kind: RouteKind; requestId: string }
type Begin = (request: Traced, parent: IncomingHttpHeaders) => RequestSpan

/** Null while nothing is traced. */
let begin: Begin | null = null

/** Milliseconds that the process takes at its end to send the last spans. */
const LAST_SENDING = 1_000

/**
 * Sends a span for every page and answer from now on, in the background and in batches, and drops what the collector does not take. The
 * library is loaded only now, since most sites have no collector.
 * @returns A function that sends the rest and stops tracing.
 */
export async function openTraces({ endpoint, share }: TraceSettings): Promise<() => Promise<void>> {
  const [api, { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider }, sending, resources, core] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ])
  const exporter = new sending.OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'yapa', 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer: Tracer = provider.getTracer('yapa')
  const propagator = new core.W3CTraceContextPropagator()
  begin = ({ method, path, kind, requestId }, parent) => {
    const attributes = { 'http.request.method': method, 'url.path': path, 'yapa.route': kind, 'yapa.request_id': requestId }
    const context = propagator.extract(api.ROOT_CONTEXT, parent, api.defaultTextMapGetter)
    const span = tracer.startSpan(`${method} ${kind}`, { kind: api.SpanKind.SERVER, attributes }, context)
    return {
      traceId: span.spanContext().traceId,
      end(status) {
        span.setAttribute('http.response.status_code', status)
        if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
        span.end()
      },
    }
  }
  return async () => {
    begin = null
    await Promise.race([provider.shutdown().catch(() => {}), new Promise((resolve) => setTimeout(resolve, LAST_SENDING).unref())])
  }
}

/**
 * Begins the span of a request. Returns null when nothing is traced, and for files and probes.
 * @param parent Headers that may name the trace that the request belongs to: a trusted proxy's, else none.
 */
export function beginSpan(request: Traced, parent: IncomingHttpHeaders): RequestSpan | null {
  return begin === null || request.kind === 'file' || request.kind === 'watch' ? null : begin(request, parent)
}

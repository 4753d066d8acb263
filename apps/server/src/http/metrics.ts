import { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Deps } from '../deps.js';
import { handleUnknownPath } from './errorHandler.js';
import { isFromInside } from './fromInside.js';

/** `/metrics` for Prometheus: the process, the calls by route and status, live sockets. Unknown to who is not inside. */
export function registerMetrics(app: FastifyInstance, deps: Deps): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time of HTTP calls',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  new Gauge({
    name: 'websocket_connections',
    help: 'Live sockets of this instance',
    registers: [register],
    collect() {
      this.set(deps.sockets.size);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'other';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!isFromInside(request, deps.env)) return handleUnknownPath(request, reply);
    return reply.type(register.contentType).send(await register.metrics());
  });
}

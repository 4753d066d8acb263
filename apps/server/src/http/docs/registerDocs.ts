import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type FastifyInstance } from 'fastify';
import { buildOpenApi } from '../openapi.js';
import { DOCS_CSS, DOCS_HTML, DOCS_JS } from './page.js';

/** `/api/openapi.json` and `/api/docs`, a readable page of it. */
export function registerDocs(app: FastifyInstance, endpoints: readonly AnyEndpoint[], version: string): void {
  let text: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(buildOpenApi(endpoints, version));
    return reply.type('application/json; charset=utf-8').send(text);
  });
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(DOCS_HTML));
  app.get('/api/docs/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(DOCS_CSS));
  app.get('/api/docs/script.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(DOCS_JS));
}

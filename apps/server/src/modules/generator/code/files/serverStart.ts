import { type CodePlan } from '../CodePlan.js';

/** `server/src/app.ts`. */
export const APP_FILE = `import fastify, { type FastifyInstance, type FastifyPluginCallback } from 'fastify';
import { ZodError } from 'zod';
import { HttpError } from './errors.js';

/** The server with these routes, not listening yet. */
export function createApp({ routes, logger = false }: AppParts): FastifyInstance {
  const app = fastify({ logger, bodyLimit: 5_000_000 });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof HttpError) {
      const { status, message, fieldErrors } = error;
      return reply.code(status).send({ message, fieldErrors });
    }
    if (error instanceof ZodError) {
      const fieldErrors = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
      return reply.code(400).send({ message: 'The call is not valid', fieldErrors });
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (error instanceof Error && status >= 400 && status < 500) return reply.code(status).send({ message: error.message });
    // what broke inside is for the log alone
    request.log.error(error);
    return reply.code(500).send({ message: 'Something went wrong on the server' });
  });
  for (const each of routes) void app.register(each);
  return app;
}

export interface AppParts {
  routes: readonly FastifyPluginCallback[];
  /** Whether requests and errors are logged. Default false. */
  logger?: boolean;
}
`;

export function mainFile({ area, module, table, flow, asksPlatform, hasFiles }: CodePlan): string {
  const { className, variable } = table;
  const routes = [
    `${variable}Routes(store)`,
    ...(hasFiles ? ['fileRoutes(env.FILES_DIR)'] : []),
    ...(asksPlatform ? ['platformRoutes(env)'] : []),
    ...(flow ? [`approvalRoutes(approvals)`, `webhookRoutes(approvals, env.WEBHOOK_SECRET)`] : []),
  ];
  const imports = [
    `import { createApp } from './app.js';`,
    `import { createSchema, openDatabase } from './database.js';`,
    `import { readEnv } from './env.js';`,
    ...(flow
      ? [
          `import { createApprovals } from './${area}/${module}/approvals.js';`,
          `import { approvalRoutes } from './${area}/${module}/approvalRoutes.js';`,
        ]
      : []),
    `import { create${className}Store } from './${area}/${module}/postgresStore.js';`,
    `import { ${variable}Routes } from './${area}/${module}/routes.js';`,
    ...(flow ? [`import { webhookRoutes } from './${area}/${module}/webhookRoutes.js';`] : []),
    ...(hasFiles ? [`import { fileRoutes } from './files.js';`] : []),
    `import { migrate } from './migrate.js';`,
    ...(asksPlatform ? [`import { platformRoutes } from './platform.js';`] : []),
  ];
  return `${imports.join('\n')}

const env = readEnv(process.env);
const db = openDatabase(env);
await createSchema(db, env.DATABASE_SCHEMA);
await migrate(db);
const store = create${className}Store(db);
${flow ? 'const approvals = createApprovals(store, env);\n' : ''}const app = createApp({ routes: [${routes.join(', ')}], logger: true });
await app.listen({ host: env.HOST, port: env.PORT });

const stop = async () => {
  await app.close();
  await db.destroy();
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
`;
}

export function environmentFile({ asksPlatform, flow, hasFiles }: CodePlan): string {
  return `import * as z from 'zod';

const EnvSchema = z.object({
  /** Address of the database. */
  DATABASE_URL: z.string().min(1),
  /** Schema of its tables. */
  DATABASE_SCHEMA: z
    .string()
    .regex(/^[a-z_][a-z0-9_]*$/)
    .default('public'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
${hasFiles ? `  /** Folder of uploaded files. */\n  FILES_DIR: z.string().min(1).default('files'),\n` : ''}${
    asksPlatform
      ? `  /** Address of the platform whose people, dictionaries and records are chosen from; '' = none. */\n  PLATFORM_URL: z.union([z.literal(''), z.url()]).default(''),\n  /** API key of the platform. */\n  PLATFORM_KEY: z.string().default(''),\n`
      : ''
  }${flow ? `  /** Secret of the platform's webhook: \`whsec_\` and Base64. */\n  WEBHOOK_SECRET: z.string().default(''),\n` : ''}});
export type Env = z.output<typeof EnvSchema>;

/** The variables of this server; throws and names those that are missing or wrong. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const env = EnvSchema.safeParse(variables);
  if (!env.success) throw new Error(\`The environment is not complete\\n\${z.prettifyError(env.error)}\`);
  return env.data;
}
`;
}

export const ENVIRONMENT_OF_PLATFORM = `# Platform whose people, organisations, dictionaries and records are chosen from, and an API key of it: one that only
# reads is enough where no flow is launched. Everybody who uses this application sees what the owner of the key sees.
PLATFORM_URL=
PLATFORM_KEY=
`;

export const ENVIRONMENT_OF_FLOWS = `# Secret of a webhook of the platform that tells flow.started, flow.finished, flow.rejected, flow.revoked and
# flow.cancelled to this server's /api/webhooks/flow
WEBHOOK_SECRET=
`;

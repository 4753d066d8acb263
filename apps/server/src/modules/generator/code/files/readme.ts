import { type CodePlan } from '../CodePlan.js';
import { markdownText } from '../escape.js';

/** `README.md` of the whole: what it is, how it starts, what is noted. */
export function readmeFile(plan: CodePlan, notes: readonly string[]): string {
  const { title, description, area, module, table, children, kind, flow, asksPlatform, hasFiles } = plan;
  const about = markdownText(description);
  return `# ${markdownText(title)}
${about === '' ? '' : `\n${about}\n`}
${KINDS[kind]}
This project is yours: nothing of it is generated again behind your back. It needs the platform ${
    asksPlatform ? 'only where it says so below' : 'for nothing'
  }.

| folder | what | made with |
| --- | --- | --- |
| \`web\` | the page: \`src/${area}/${module}\` | Vite, React, TypeScript, \`@smart-admin/*\` |
| \`server\` | the API at \`/api/${area}/${module}\`, its tables and tests | Node 20, fastify, kysely, PostgreSQL, zod, vitest |
| \`shared\` | the form, by which the page asks and the server checks | \`@smart-admin/form-engine\` |

Tables: ${[table, ...children].map(({ name, label }) => `\`${name}\` (${markdownText(label)})`).join(', ')}.

## Start

\`\`\`sh
npm install
cp server/.env.example server/.env   # DATABASE_URL of a PostgreSQL 15 or newer
npm run dev                          # page at http://127.0.0.1:5173, server at http://127.0.0.1:3100
npm test
npm run typecheck
npm run build
\`\`\`

The tables are made at the first start (\`server/migrations\`). In production serve \`web/dist\` and hand \`/api\` on to the server.
There is no sign-in here: a gateway before the server signs people in and says who calls in the headers \`x-user-id\` and
\`x-organize-id\`; it must take these headers away from what comes from outside.
${
  asksPlatform
    ? `
## The platform

Fields that choose people, organisations, dictionary items, areas or records ask the platform through \`server/src/platform.ts\`:
set \`PLATFORM_URL\` and \`PLATFORM_KEY\` (an API key${flow ? ' that may launch flows' : ' that only reads'}). Only the calls that this form needs are
handed on, with the rights of the owner of the key.
`
    : ''
}${
    hasFiles
      ? `
## Files

Uploaded files stand in the folder \`FILES_DIR\` of the server. Whoever reaches the server and knows the address of a file can
open it; back the folder up with the database.
`
      : ''
  }${flow ? flowPart(flow.name) : ''}${
    notes.length > 0
      ? `\n## What differs from the platform\n\n${notes.map((note) => `- ${markdownText(note)}`).join('\n')}\n`
      : ''
  }`;
}

const KINDS = {
  web: 'A list and a form for the desk, with the server behind them.',
  app: 'A list of cards and a form for phones, with the server behind them.',
  flow: 'A list and a form for the desk whose records are decided about by a flow of the platform.',
} as const;

function flowPart(name: string): string {
  return `
## Approvals

"Submit for approval" launches the flow **${markdownText(name)}** on the platform (\`server/src/**/approvals.ts\`). From then on the
record cannot be changed or removed until the flow has ended. How it stands is told by a webhook of the platform: make one for
\`flow.started\`, \`flow.finished\`, \`flow.rejected\`, \`flow.revoked\` and \`flow.cancelled\` with the address of this server's
\`/api/webhooks/flow\`, and put its secret into \`WEBHOOK_SECRET\`. Signatures follow Standard Webhooks.
`;
}

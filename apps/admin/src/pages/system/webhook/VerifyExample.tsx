import { CodeViewer } from '@smart-admin/ui/code-viewer';

/** How a receiver finds out that an event is ours; the same stands in docs/webhooks.md. */
export function VerifyExample({ label }: { label: string }) {
  return (
    <>
      <p className="m-0">{label}</p>
      <CodeViewer wrap lineNumbers={false} language="javascript" label={label} code={EXAMPLE} />
    </>
  );
}

const EXAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto';

function isGenuine(headers, body, secret) { // body: the raw text
  const id = headers['webhook-id'], time = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - time) > 300) return false; // replayed
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const own = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest();
  return headers['webhook-signature'].split(' ').some((part) => {
    const given = Buffer.from(part.slice('v1,'.length), 'base64');
    return given.length === own.length && timingSafeEqual(given, own);
  });
}`;

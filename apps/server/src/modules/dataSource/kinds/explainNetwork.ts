import { type SourceReason } from '../SourceFailure.js';

/** What an error of the network or of TLS means, which all drivers hand on as Node tells it. */
export function explainNetwork(error: unknown): { reason: SourceReason; detail: string } | undefined {
  for (const each of withCauses(error)) {
    const { code = '', message = '' } = each as { code?: unknown; message?: string };
    const reason = REASONS.find(([pattern]) => pattern.test(`${String(code)} ${message}`))?.[1];
    if (reason) return { reason, detail: message };
  }
  return undefined;
}

/** An error with what drivers wrap it in. */
function withCauses(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let each = error; typeof each === 'object' && each !== null && found.length < DEEPEST;) {
    found.push(each);
    const { cause, originalError } = each as { cause?: unknown; originalError?: unknown };
    each = cause ?? originalError;
  }
  return found;
}

const DEEPEST = 5;

const REASONS: readonly (readonly [RegExp, SourceReason])[] = [
  [/ENOTFOUND|EAI_AGAIN|EAI_FAIL/, 'hostUnknown'],
  [/ECONNREFUSED/, 'refused'],
  [/EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/, 'unreachable'],
  [
    /does not support SSL|secure connection|self.signed|CERT_|ERR_TLS|ERR_SSL|EPROTO|unable to (verify|get)|certificate/i,
    'tls',
  ],
  [/ETIMEDOUT|ESOCKET.*timeout|timeout exceeded|connection timeout|timeout expired/i, 'timeout'],
  [/ECONNRESET|EPIPE|terminated unexpectedly|socket hang up|closed the connection/i, 'unreachable'],
];

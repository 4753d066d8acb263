import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** An RSA key as providers hand it out: PEM, or its base64 alone. Undefined for anything else. */
export function readPrivateKey(text: string): KeyObject | undefined {
  return readKey(() => createPrivateKey(toPem(text, 'PRIVATE KEY')));
}

/** The public half; a certificate holds one too. */
export function readPublicKey(text: string): KeyObject | undefined {
  return readKey(() => createPublicKey(toPem(text, 'PUBLIC KEY')));
}

function readKey(create: () => KeyObject): KeyObject | undefined {
  try {
    const key = create();
    return key.asymmetricKeyType === 'rsa' ? key : undefined;
  } catch {
    // what was typed is no key: whoever asks says so beside the field
    return undefined;
  }
}

function toPem(text: string, kind: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith('-----') ? trimmed : `-----BEGIN ${kind}-----\n${trimmed}\n-----END ${kind}-----`;
}

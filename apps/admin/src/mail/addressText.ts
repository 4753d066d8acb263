import { type MailAddress } from './mailTypes.js';

/** An address as people write it: `王芳 <wang@example.com>`. */
export function addressText({ name, address }: MailAddress): string {
  return name === '' || name === address ? address : `${name.replaceAll(/[<>,;]/g, ' ').trim()} <${address}>`;
}

/** Reads it; undefined for what is no address. */
export function parseAddress(text: string): MailAddress | undefined {
  const [, name = '', quoted] = /^(.*)<([^<>]+)>\s*$/.exec(text) ?? [];
  const address = (quoted ?? text).trim();
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]+@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/.test(address))
    return undefined;
  return { name: name.replaceAll('"', '').trim().slice(0, 200), address };
}

import { BlockList, isIP } from 'node:net';

/** Addresses and networks of both families, as CIDR writes them. */
export class Networks {
  private readonly list = new BlockList();

  constructor(texts: readonly string[] = []) {
    for (const text of texts) if (!this.add(text)) throw new Error(`${text} is neither an address nor a network`);
  }

  /** Adds `10.1.2.3` or `10.1.0.0/16`; answers whether the text is one of them. */
  add(text: string): boolean {
    const [address = '', length, ...more] = text.split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    if (version === 0 || more.length > 0) return false;
    if (length !== undefined && !(/^\d{1,3}$/.test(length) && Number(length) <= most)) return false;
    this.list.addSubnet(address, Number(length ?? most), familyOf(version));
    return true;
  }

  /** Whether an address is among them; IPv4 also as IPv6 writes it. */
  has(address: string): boolean {
    const version = isIP(address);
    return version !== 0 && this.list.check(address, familyOf(version));
  }
}

function familyOf(version: number): 'ipv4' | 'ipv6' {
  return version === 4 ? 'ipv4' : 'ipv6';
}

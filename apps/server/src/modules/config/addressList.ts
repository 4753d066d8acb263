import { Networks } from '../../http/Networks.js';

/** Addresses and networks, one a line, as they are typed. */
export class AddressList {
  private readonly networks = new Networks();
  /** The first line that is neither an address nor a network. */
  readonly wrong: string | undefined;
  readonly isEmpty: boolean;

  constructor(text: string) {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    this.isEmpty = lines.length === 0;
    this.wrong = lines.find((line) => !this.networks.add(line));
  }

  /** Whether an address is among them. */
  has(address: string): boolean {
    return this.networks.has(address);
  }

  /** Whether people may sign in from an address: an empty list allows all, and the machine itself always may. */
  allows(address: string): boolean {
    return this.isEmpty || this.has(address) || THIS_MACHINE.has(address);
  }
}

/** The machine itself: whoever is there can mend a list that shuts everybody out. */
export const THIS_MACHINE = new AddressList('127.0.0.0/8\n::1');

import { type Database } from '../../db/database.js';
import { Signer } from '../../db/signer.js';

/**
 * Codes that open one place, reduction, order or payment without a session. Printed ones hold until what they name is
 * disabled; those of orders and payments for half an hour,
 * tickets longer than the stay. Nobody can guess one from another: all are signed.
 */
export class SignedCodes {
  private readonly signer: Signer;

  constructor(db: Database) {
    this.signer = new Signer(db, 'parking-codes');
  }

  /** A code for a printed sheet. */
  async print(kind: PrintedKind, id: string): Promise<string> {
    return `${kind}.${id}.${await this.signer.sign([kind, id], FOREVER)}`;
  }

  /** What a printed code names; undefined for one that was not made here. */
  async readPrinted(code: string): Promise<{ kind: PrintedKind; id: string } | undefined> {
    const [kind, id, signature, ...rest] = code.split('.');
    if (!isPrintedKind(kind) || !id || !signature || rest.length > 0) return undefined;
    return (await this.signer.isSigned([kind, id], { expires: FOREVER, signature })) ? { kind, id } : undefined;
  }

  /** A ticket of whoever came in without a plate: opens their order for as long as it is shown. */
  async issueTicket(orderId: string): Promise<string> {
    return `${orderId}.${await this.signer.sign(['ticket', orderId], FOREVER)}`;
  }

  /** The order of a ticket; undefined for one that was not made here. */
  async readTicket(ticket: string): Promise<string | undefined> {
    const [id, signature, ...rest] = ticket.split('.');
    if (!id || !signature || rest.length > 0) return undefined;
    return (await this.signer.isSigned(['ticket', id], { expires: FOREVER, signature })) ? id : undefined;
  }

  /** A code for an order or a payment, valid for half an hour. */
  async issue(kind: IssuedKind, id: string): Promise<string> {
    const expires = Date.now() + LIFETIME;
    return `${id}.${expires.toString(36)}.${await this.signer.sign([kind, id], expires)}`;
  }

  /** The order or payment that a code opens; undefined for one that was not made here, or whose time is over. */
  async check(kind: IssuedKind, code: string): Promise<string | undefined> {
    const [id, time, signature, ...rest] = code.split('.');
    if (!id || !time || !signature || rest.length > 0) return undefined;
    return (await this.signer.isSigned([kind, id], { expires: parseInt(time, 36), signature })) ? id : undefined;
  }
}

/** What can stand on a printed sheet; `code`, `merchant` and `company` give reductions, `card` is a monthly card. */
export type PrintedKind = (typeof PRINTED_KINDS)[number];
type IssuedKind = 'order' | 'payment';

const PRINTED_KINDS = ['lane', 'place', 'berth', 'code', 'merchant', 'company', 'card'] as const;
/** The last moment that a date can name. */
const FOREVER = 8.64e15;
const LIFETIME = 30 * 60_000;

function isPrintedKind(text: string | undefined): text is PrintedKind {
  return (PRINTED_KINDS as readonly (string | undefined)[]).includes(text);
}

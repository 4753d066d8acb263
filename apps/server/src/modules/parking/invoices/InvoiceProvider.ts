/** Whoever issues electronic invoices. Every call may be repeated with the same id and is then done once. */
export interface InvoiceProvider {
  /** What its invoices are marked with. */
  name: string;
  /** Issues an invoice. Rejects while the provider cannot be reached, and when it will not issue it. */
  issue(wanted: WantedInvoice): Promise<IssuedInvoice>;
}

export interface WantedInvoice {
  id: string;
  /** Fen, tax included. */
  amount: number;
  title: string;
  /** Empty for a person. */
  taxNumber: string;
  email: string;
}

export interface IssuedInvoice {
  number: string;
  /** Address of its file; '' without. */
  link: string;
}

/**
 * Declares a page of the management: its address and the codes that can be granted on it. The contract, the server, the
 * first menu and the pages themselves take address and codes from here, so a misspelt one does not compile.
 *
 * @example
 *   const groupPage = definePage('permission.group', CRUD_BUTTONS);
 *   endpoint({ permission: groupPage.button('btn_edit'), ... });
 */
export function definePage<
  const Address extends string,
  const Button extends `btn_${string}` = never,
  const Column extends string = never,
>(
  address: Address,
  buttons: readonly Button[] = [],
  options: { columns?: readonly Column[]; data?: boolean } = {},
): Page<Address, Button, Column> {
  return {
    address,
    buttons,
    columns: options.columns ?? [],
    hasDataScope: options.data ?? false,
    permission: address as string as PagePermission,
    button: (code) => `${address}:${code}` as string as PagePermission,
  };
}

export interface Page<Address extends string = string, Button extends string = string, Column extends string = string> {
  /** The menu entry's enCode. */
  readonly address: Address;
  readonly buttons: readonly Button[];
  /** List columns that can be granted. */
  readonly columns: readonly Column[];
  /** Whether grants say which rows somebody sees. */
  readonly hasDataScope: boolean;
  /** Demands the page. */
  readonly permission: PagePermission;
  /** Demands a button of the page. */
  readonly button: (code: Button) => PagePermission;
}

/** What a call demands of a page; made by `definePage` only. */
export type PagePermission = string & { readonly [declared]: true };

declare const declared: unique symbol;

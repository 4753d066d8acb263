/** Who decides where a webhook sends what its owner sees: whoever made it, and whoever gave it its present address. */
export function makersOf({ creatorUserId, addressUserId }: Makers): string[] {
  return [creatorUserId, addressUserId];
}

interface Makers {
  creatorUserId: string;
  addressUserId: string;
}

/** Words that the generated files use for something else, or that the language does. */
const RESERVED = new Set(
  `Actor Approvals Array BigInt Boolean ColumnType Database Date Env Error FlowStatus FormValues Generated HttpError
  JSONColumnType Kysely Location Map Number Object Omit Option Page Partial Promise RawBuilder Record ResourceAction
  ResourceDefinition ResourceSource Selectable Set StoredFile String Symbol Transaction UploadedFile URL`.split(/\s+/),
);

/** What is made of the name of every type beside the type itself. */
const OF_EACH = ['', 'Table', 'Schema'];
/** What is made besides of that of the main table. */
const OF_MAIN = ['Tables', 'Record', 'Row', 'Store', 'Query', 'QuerySchema', 'Page'];

/** The first name, by subtable, that the generated files cannot have; undefined when all are good. */
export function classNamesProblem(
  names: Readonly<Record<string, string>>,
): { field: string; name: string; reserved: boolean } | undefined {
  const taken = new Set<string>();
  for (const [field, name] of Object.entries(names)) {
    if (RESERVED.has(name)) return { field, name, reserved: true };
    const endings = field === '' ? [...OF_EACH, ...OF_MAIN] : OF_EACH;
    // tables are told apart without capitals
    const derived = endings.map((ending) => `${name}${ending}`.toLowerCase());
    if (derived.some((each) => taken.has(each))) return { field, name, reserved: false };
    for (const each of derived) taken.add(each);
  }
  return undefined;
}

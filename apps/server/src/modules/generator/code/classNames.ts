/** Words that the generated files use for something else, or that the language does. */
const RESERVED = new Set(
  `Actor Approvals Array BigInt Boolean ColumnType Database Date Env Error FlowStatus Generated HttpError JSONColumnType
  Kysely Location Map Number Object Option Page Promise RawBuilder Record ResourceAction ResourceDefinition ResourceSource Selectable Set
  StoredFile String Symbol Transaction UploadedFile URL FormValues Omit Partial`.split(/\s+/),
);

/** What is made of the name of a type beside the type itself. */
const DERIVED = ['', 'Table', 'Tables', 'Schema', 'Record', 'Row', 'Rows', 'Store', 'Query', 'QuerySchema', 'Page'];

/** The first name, by subtable, that the generated files cannot have; undefined when all are good. */
export function classNamesProblem(
  names: Readonly<Record<string, string>>,
): { field: string; name: string; reserved: boolean } | undefined {
  const taken = new Set<string>();
  for (const [field, name] of Object.entries(names)) {
    if (RESERVED.has(name)) return { field, name, reserved: true };
    const derived = DERIVED.map((ending) => `${name}${ending}`.toLowerCase());
    if (derived.some((each) => taken.has(each))) return { field, name, reserved: false };
    for (const each of derived) taken.add(each);
  }
  return undefined;
}

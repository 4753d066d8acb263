/** Titles of tasks, each perhaps with what is to be said of it. */
export function TaskNames({ label, tasks }: TaskNamesProps) {
  return (
    <ul
      aria-label={label}
      className="max-h-80 divide-y divide-hairline overflow-auto rounded-md border border-hairline"
    >
      {tasks.map(({ id, title, note }) => (
        <li key={id} className="px-3 py-2">
          <span className="font-medium">{title}</span>
          {note ? <span className="block text-danger-text">{note}</span> : null}
        </li>
      ))}
    </ul>
  );
}

interface TaskNamesProps {
  /** What is said of them all. */
  label: string;
  tasks: readonly { id: string; title: string; note?: string }[];
}

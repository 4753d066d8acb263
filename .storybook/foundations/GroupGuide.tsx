import { Markdown } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { storyFiles } from '../storyFiles.js';
import { storyPage, type StoryPage } from '../storyPage.js';

/** Every page of a group with what it is for and what it is not for, as the pages say it themselves. */
export function GroupGuide({ group }: { group: string }) {
  const pages = use(allPages()).filter(({ title }) => title.startsWith(`${group}/`));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">When to use</th>
          <th scope="col">When not</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ title, id, usage }) => (
          <tr key={id}>
            <th scope="row" className="whitespace-nowrap">
              <a href={`?path=/docs/${id}`} target="_top">
                {title.slice(group.length + 1)}
              </a>
            </th>
            <td>
              <Markdown>{usage.when}</Markdown>
            </td>
            <td>
              <Markdown>{usage.not}</Markdown>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

let reading: Promise<StoryPage[]> | undefined;

/** Read once, by title. */
function allPages(): Promise<StoryPage[]> {
  reading ??= Promise.all(Object.values(storyFiles).map((load) => load())).then((texts) =>
    texts
      .flatMap((text) => storyPage(text) ?? [])
      .toSorted((first, second) => first.title.localeCompare(second.title, 'en')),
  );
  return reading;
}

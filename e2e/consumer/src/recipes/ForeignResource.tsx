import { ALLOW_ALL, ResourcePage, ResourceProvider, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';

type Employee = { id: string; name: string; username: string };
const name = { id: 'name', header: 'Name' };
const employees: ResourceDefinition<Employee> = {
  ...{ id: 'acme.employee', label: 'Employee', columns: [name, { id: 'username', header: 'Account' }] },
  search: [{ id: 'keyword', label: 'Name', kind: 'keyword' }],
  source: {
    list: async ({ keyword = '', currentPage, pageSize }, signal) => {
      const query = new URLSearchParams({ q: keyword, page: String(currentPage), size: String(pageSize) });
      const response = await fetch(`/employees?${query}`, { signal });
      if (!response.ok) throw new Error(`employees answered ${response.status}`);
      const { hits, count } = (await response.json()) as { hits: Employee[]; count: number };
      return { list: hits, pagination: { currentPage, pageSize, total: count } };
    },
  },
};
const client = new QueryClient();

export const App = () => (
  <QueryClientProvider client={client}>
    <UiProvider locale="en">
      <ResourceProvider permissions={ALLOW_ALL} children={<ResourcePage definition={employees} />} />
    </UiProvider>
  </QueryClientProvider>
);

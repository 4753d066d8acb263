import { lazyPart, type LazyPart } from '@smart-admin/ui/lazy';
import { type ComponentType } from 'react';
import { setPageAddresses } from './pageAddresses.js';

const loaders = import.meta.glob<Record<string, ComponentType>>('../pages/**/Page.tsx');

/** pages/permission/user/Page.tsx exports `Page` and is the view of the urlAddress permission/user. */
const pages = new Map(
  Object.entries(loaders).map(([file, load]) => {
    const key = file.slice('../pages/'.length, -'/Page.tsx'.length);
    return [key, lazyPart(load, (module) => pageOf(module, file))] as const;
  }),
);

// those without a folder are views of menu entries that have addresses of their own
setPageAddresses(new Set([...pages.keys()].filter((key) => key.includes('/')).map((key) => `/${key}`)));

export function findPage(key: string): LazyPart<object> | undefined {
  return pages.get(key);
}

function pageOf(module: Record<string, ComponentType>, file: string): ComponentType {
  const page = module.Page;
  if (!page) throw new Error(`${file} does not export Page`);
  return page;
}

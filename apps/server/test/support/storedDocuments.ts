import { type ApiClient } from '@smart-admin/api-client';
import { type TestApp } from './startTestApp.js';

let counter = 0;

/** A name that no test has used. */
export function freshDocument(name: string): string {
  return `${name}${(counter += 1)}`;
}

/** Sends a file that is in no folder yet; answers its id. */
export async function sendDocument(client: ApiClient, content: string | Buffer, fileName = 'a.txt'): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), fileName);
  return (await client.file.upload({ type: 'document', body: form })).fileId;
}

/** Puts a file of its own content into a folder; answers the id of the document. */
export async function putDocument(
  client: ApiClient,
  name: string,
  parentId = '',
  content = freshDocument(name),
): Promise<string> {
  return client.extend.document.addFile({
    body: { parentId, name, fileId: await sendDocument(client, content, name) },
  });
}

export function makeFolder(client: ApiClient, name: string, parentId = ''): Promise<string> {
  return client.extend.document.createFolder({ body: { parentId, name } });
}

/** All documents of a place or a folder. */
export async function documentsOf(client: ApiClient, query: object = {}) {
  return (await client.extend.document.list({ query: { pageSize: 200, ...query } })).list;
}

/** What a file holds, as somebody opens it. */
export async function contentOf(client: ApiClient, fileId: string): Promise<string> {
  return (await client.file.download({ type: 'document', name: fileId, query: {} })).blob.text();
}

/** Signs somebody of the demonstration in. */
export async function signInAs(app: TestApp, id: string): Promise<ApiClient> {
  const { account } = await app.db
    .selectFrom('userAccount')
    .select('account')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return app.signIn(account, 'Smart123');
}

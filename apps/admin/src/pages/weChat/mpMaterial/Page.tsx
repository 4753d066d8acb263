import { MATERIAL_RULES, type MaterialType } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatFileSize } from '@smart-admin/ui/format';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Pagination } from '@smart-admin/ui/pagination';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tabs } from '@smart-admin/ui/tabs';
import { toast } from '@smart-admin/ui/toast';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { api } from '../../../app/api.js';
import { useLastPage } from '../../../resource/useLastPage.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { usePage } from '../../../app/PageProvider.js';
import { chooseFile } from '../../../resource/chooseFile.js';
import { once } from '../../../resource/once.js';
import { MaterialCard } from './MaterialCard.js';
import { materialMessages } from './materialMessages.js';
import { NewsDialog } from './NewsDialog.js';

const TYPES = ['image', 'voice', 'video', 'news'] as const;
type Material = Awaited<ReturnType<typeof api.wechat.mpMaterial.list>>['list'][number];

/** Images, voices, videos and news of the public account. */
export function Page() {
  const t = useMessages(materialMessages);
  const { permissions } = usePage();
  const [type, setType] = useState<MaterialType>('image');
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState({ page: 1, limit: 20 });
  const [news, setNews] = useState<Material | 'new'>();
  const [isBusy, setBusy] = useState(false);
  const searched = useDeferredValue(keyword.trim());
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['weChatMaterials', type, searched, page],
    queryFn: ({ signal }) =>
      api.wechat.mpMaterial.list(
        { query: { type, keyword: searched, currentPage: page.page, pageSize: page.limit } },
        { signal, silent: true },
      ),
    placeholderData: keepPreviousData,
  });
  useLastPage(page, isPlaceholderData ? undefined : data?.pagination.total, setPage);
  const reload = () => void refetch();
  const rules = type === 'news' ? undefined : MATERIAL_RULES[type];
  const handleUpload = async () => {
    if (type === 'news' || !rules) return setNews('new');
    const file = await chooseFile(rules.extensions.map((extension) => `.${extension}`).join(','));
    if (!file) return;
    setBusy(true);
    if (await isAccepted(upload(file, type))) {
      toast.success(t('added'));
      reload();
    }
    setBusy(false);
  };
  const handleRemove = async ({ id, fullName }: Material) => {
    if (!(await confirm({ description: t('removeQuestion', { name: fullName }), tone: 'danger' }))) return;
    if (!(await isAccepted(api.wechat.mpMaterial.remove({ id })))) return;
    toast.success(t('removed'));
    reload();
  };
  return (
    <section
      aria-label={t('label')}
      className="flex h-full min-h-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface"
    >
      <Tabs
        listClassName="flex-none px-4"
        items={TYPES.map((value) => ({ value, label: t(value) }))}
        value={type}
        onValueChange={(value) => {
          setType(value as MaterialType);
          setPage({ ...page, page: 1 });
        }}
      />
      <div className="flex flex-none flex-wrap items-center gap-3 px-4 py-3">
        {permissions.can('btn_add') && (
          <Button variant="primary" icon={<Plus aria-hidden />} loading={isBusy} onClick={() => void handleUpload()}>
            {type === 'news' ? t('addNews') : t('add', { type: t(type) })}
          </Button>
        )}
        <Input
          type="search"
          aria-label={t('keyword')}
          placeholder={t('keyword')}
          prefix={<Search aria-hidden />}
          value={keyword}
          onValueChange={setKeyword}
          className="w-60 phone:w-full"
        />
        {rules && (
          <span className="text-12 text-2">
            {t('rule', { extensions: rules.extensions.join(', '), size: formatFileSize(rules.bytes) })}
          </span>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">
        {error && !data ? (
          <LoadError error={error} onRetry={reload} />
        ) : !data ? (
          <Skeleton lines={6} />
        ) : data.list.length === 0 ? (
          searched === '' ? (
            <Empty title={t('none', { type: t(type) })} />
          ) : (
            <Empty kind="noMatch" onClearFilters={() => setKeyword('')} />
          )
        ) : (
          <ul
            aria-label={t(type)}
            className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-3 p-0 phone:grid-cols-2"
          >
            {data.list.map((material) => (
              <MaterialCard
                key={material.id}
                material={material}
                onEdit={permissions.can('btn_edit') ? () => setNews(material) : undefined}
                onRemove={permissions.can('btn_remove') ? () => void handleRemove(material) : undefined}
              />
            ))}
          </ul>
        )}
      </div>
      {data && data.pagination.total > data.pagination.pageSize && (
        <div className="flex flex-none justify-end border-t border-hairline px-4 py-2">
          <Pagination page={page.page} limit={page.limit} total={data.pagination.total} onChange={setPage} />
        </div>
      )}
      {news && (
        <NewsDialog
          material={news === 'new' ? undefined : news}
          onSaved={() => {
            toast.success(t('added'));
            reload();
          }}
          onClose={() => setNews(undefined)}
        />
      )}
    </section>
  );
}

async function upload(file: File, type: Exclude<MaterialType, 'news'>): Promise<void> {
  const form = new FormData();
  form.append('file', file);
  const { name: fileId } = await api.file.upload({ type: 'annex', body: form });
  const body = { type, fullName: file.name.slice(0, 100), fileId };
  await once('weChat.material', body, (key) => api.wechat.mpMaterial.create({ body }, key));
}

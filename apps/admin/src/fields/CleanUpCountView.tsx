import { type FieldViewProps } from '@smart-admin/form-engine/fields';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { defineMessages } from '@smart-admin/ui/messages';
import { useDebounced } from '@smart-admin/ui/random';
import { useQuery } from '@tanstack/react-query';
import { api } from '../app/api.js';

const messages = defineMessages({
  zh: { count: '现在执行会删除 {rows} 条，删除后不能恢复', none: '现在没有需要清理的数据' },
  en: { count: 'Run now, it would delete {rows} rows for good', none: 'There is nothing to clean up now' },
  zhtw: { count: '現在執行會刪除 {rows} 筆，刪除後無法復原', none: '現在沒有需要清理的資料' },
  vi: { count: 'Nếu chạy ngay sẽ xóa hẳn {rows} dòng', none: 'Hiện không có dữ liệu cần dọn' },
});

/** What a clean-up would delete if it ran now. */
export function CleanUpCountView({ params = {} }: Pick<FieldViewProps, 'params'>) {
  const t = useMessages(messages);
  const target = params.target ?? '';
  const days = Number(useDebounced(params.days ?? ''));
  const isWhole = target !== '' && Number.isInteger(days) && days >= 1 && days <= 3_650;
  const { data, error, refetch } = useQuery({
    queryKey: ['task', 'cleanUpCount', target, days],
    queryFn: ({ signal }) => api.system.task.cleanUpCount({ target, query: { days } }, { signal, silent: true }),
    enabled: isWhole,
    staleTime: 0,
    retry: false,
  });
  if (!isWhole) return null;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <p role="status" className="m-0 min-h-8 content-center text-2">
      {data && (data.rows === 0 ? t('none') : t('count', { rows: data.rows.toLocaleString('en-US') }))}
    </p>
  );
}

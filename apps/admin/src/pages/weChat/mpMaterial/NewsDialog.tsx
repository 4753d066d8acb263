import { type Article, type Material } from '@smart-admin/api-client/contract';
import { ApiError } from '@smart-admin/api-client';
import { useLeaveQuestion } from '@smart-admin/form-engine/resource';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { RichTextEditor } from '@smart-admin/ui/rich-text';
import { Select } from '@smart-admin/ui/select';
import { Tabs } from '@smart-admin/ui/tabs';
import { Textarea } from '@smart-admin/ui/textarea';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { once } from '../../../resource/once.js';
import { materialMessages } from './materialMessages.js';

/** Articles that WeChat takes in one. */
const MOST = 8;
const NEW: Article = { title: '', author: '', digest: '', content: '', sourceUrl: '', coverId: '' };

/** Writes or changes news of one to eight articles. */
export function NewsDialog({ material, onSaved, onClose }: NewsDialogProps) {
  const t = useMessages(materialMessages);
  const c = useMessages(commonMessages);
  const [start] = useState(() => material?.articles.map(toArticle) ?? [NEW]);
  const [articles, setArticles] = useState<readonly Article[]>(start);
  const [current, setCurrent] = useState(0);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const askToLeave = useLeaveQuestion();
  const { data } = useQuery({
    queryKey: ['weChatCovers'],
    queryFn: ({ signal }) => api.wechat.mpMaterial.list({ query: { type: 'image', pageSize: 500 } }, { signal }),
  });
  const covers = (data?.list ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }));
  const article = articles[current] ?? NEW;
  const change = (part: Partial<Article>) => setArticles(articles.with(current, { ...article, ...part }));
  const errorOf = (name: keyof Article) => errors[`articles.${current}.${name}`];
  const mayClose = () => (articles === start ? Promise.resolve(true) : askToLeave());
  const handleSave = async () => {
    setBusy(true);
    try {
      const body = { articles: [...articles] };
      await (material
        ? api.wechat.mpMaterial.updateNews(
            { id: material.id, body: { ...body, revision: material.revision } },
            { silent: true },
          )
        : once('weChat.news', body, (key) => api.wechat.mpMaterial.createNews({ body }, { ...key, silent: true })));
      onSaved();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.fieldErrors);
      const [first] = Object.keys(error.fieldErrors);
      if (first === undefined) toast.error(error.message);
      else setCurrent(Number(first.split('.')[1] ?? 0));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      title={material ? t('edit') : t('addNews')}
      onBeforeClose={mayClose}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={() => void mayClose().then((yes) => yes && onClose())}>{c('cancel')}</Button>
          <Button variant="primary" loading={isBusy} onClick={() => void handleSave()}>
            {c('save')}
          </Button>
        </>
      }
    >
      {data && covers.length === 0 && (
        <Alert tone="warning" className="mb-3">
          {t('noCovers')}
        </Alert>
      )}
      <Tabs
        items={articles.map(({ title }, index) => ({
          value: String(index),
          label: title === '' ? t('article', { number: index + 1 }) : title.slice(0, 12),
        }))}
        value={String(current)}
        onValueChange={(value) => setCurrent(Number(value))}
        extra={
          articles.length < MOST && (
            <Button
              variant="text"
              icon={<Plus aria-hidden />}
              onClick={() => {
                setArticles([...articles, NEW]);
                setCurrent(articles.length);
              }}
            >
              {t('addArticle')}
            </Button>
          )
        }
      />
      <div key={current} className="mt-4 grid grid-cols-2 gap-x-5 gap-y-form-gap phone:grid-cols-1">
        <Field label={t('title')} required error={errorOf('title')} className="col-span-full">
          <Input value={article.title} maxLength={64} onValueChange={(title) => change({ title })} />
        </Field>
        <Field label={t('cover')} required error={errorOf('coverId')}>
          <Select
            searchable
            options={covers}
            value={article.coverId || null}
            onValueChange={(coverId) => change({ coverId: coverId ?? '' })}
          />
        </Field>
        <Field label={t('author')} error={errorOf('author')}>
          <Input value={article.author} maxLength={8} onValueChange={(author) => change({ author })} />
        </Field>
        <Field label={t('digest')} help={t('digestHelp')} error={errorOf('digest')} className="col-span-full">
          <Textarea rows={2} value={article.digest} maxLength={120} onValueChange={(digest) => change({ digest })} />
        </Field>
        <Field label={t('content')} required error={errorOf('content')} className="col-span-full">
          <RichTextEditor value={article.content} onValueChange={(content) => change({ content })} />
        </Field>
        <Field label={t('sourceUrl')} error={errorOf('sourceUrl')} className="col-span-full">
          <Input
            value={article.sourceUrl}
            maxLength={1024}
            placeholder="https://"
            onValueChange={(sourceUrl) => change({ sourceUrl })}
          />
        </Field>
      </div>
      {articles.length > 1 && (
        <Button
          variant="danger"
          className="mt-4"
          onClick={() => {
            setArticles(articles.toSpliced(current, 1));
            setCurrent(Math.max(0, current - 1));
          }}
        >
          {t('removeArticle')}
        </Button>
      )}
    </Dialog>
  );
}

function toArticle({ coverUrl: _, ...article }: Material['articles'][number]): Article {
  return article;
}

interface NewsDialogProps {
  /** Absent for new ones. */
  material: Material | undefined;
  onSaved: () => void;
  onClose: () => void;
}

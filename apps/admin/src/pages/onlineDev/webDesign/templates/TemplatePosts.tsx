import { UserPicker } from '@smart-admin/pickers/user-picker';
import { Field } from '@smart-admin/ui/field';
import { useMessages } from '@smart-admin/ui/locale';
import { formSources } from '../../../../resource/formSources.js';
import { templateMessages } from './templateMessages.js';
import { type TemplateStart } from './useTemplateStart.js';

/** Who holds the posts that the flow of a template asks for; those that nobody is named for are the administrators' for now. */
export function TemplatePosts({ start: { posts, people, setHolders } }: { start: TemplateStart }) {
  const t = useMessages(templateMessages);
  return (
    <fieldset className="m-0 flex-none border-0 border-t border-hairline p-0 pt-3">
      <legend className="sr-only">{t('holders')}</legend>
      <p className="m-0 mb-2 text-12 text-2">
        <span aria-hidden className="mr-2 text-13 font-medium text-1">
          {t('holders')}
        </span>
        {t('holdersHelp')}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3 phone:grid-cols-2">
        {posts.map((post) => (
          <Field key={post} label={t(`post.${post}`)} layout="vertical">
            <UserPicker
              multiple
              source={formSources.users}
              sourceKey="users"
              systemVariables={false}
              value={people[post] ?? NOBODY}
              onValueChange={(ids) => setHolders(post, ids)}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

const NOBODY: readonly string[] = [];

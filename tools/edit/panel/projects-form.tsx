import { fields } from '../../../app/content/shared/project-words.ts';
import { editWords } from '../words.ts';
import { call, useAnswer } from './call.ts';
import { Button, SavedForm } from './controls.tsx';
import { Field, FormState, pairOf } from './field.tsx';
import { usePanel } from './panel-language.tsx';
import { FileTexts } from './text-list.tsx';
import { useForm } from './use-form.ts';

interface ProjectsFormProps {
  /** Shows a page, even a hidden one. */
  onGo: (path: string) => void;
}

/** The projects: their texts, and whether they are shown; and a new one. */
export function ProjectsForm({ onGo }: ProjectsFormProps) {
  const { w, language, attempt, changed } = usePanel();
  const projects = useAnswer('projects');
  const hide = async (name: string, hidden: boolean) => {
    if (await attempt(() => call('hideProject', { name, hidden }))) changed('saved');
  };
  return (
    <>
      <NewProject onGo={onGo} />
      <ol className="projects">
        {projects?.map(({ name, title, hidden, texts }) => (
          <li key={name}>
            <h4>
              {title[language]} {hidden && <span className="note">({w('shownAgain')})</span>}
            </h4>
            {texts > 0 && <p className="note">{w('unwritten', { n: texts })}</p>}
            <div className="buttons">
              <Button word={hidden ? 'show' : 'hide'} onClick={() => hide(name, !hidden)} />
              <Button word="lookAt" onClick={() => onGo(`/projects/${name}`)} />
            </div>
            <FileTexts file={`app/content/projects/${name}.ts`} name={editWords.itsTexts} />
          </li>
        ))}
      </ol>
    </>
  );
}

const empty = { name: '', field: 'construction', ar: '', en: '' };

function NewProject({ onGo }: ProjectsFormProps) {
  const { w, language } = usePanel();
  const form = useForm('project:new', empty);
  const create = async () => {
    const made = await form.save(async () => {
      await call('newProject', form.typed);
      return empty;
    });
    if (made) onGo(`/projects/${form.typed.name}`);
  };
  return (
    <details className="file" open={form.unsaved || undefined}>
      <summary>{w('newProject')}</summary>
      <SavedForm onSave={create}>
        <p className="note">{w('newProjectHint')}</p>
        <Field form={form} name="name" label={w('newName')} dir="ltr" />
        <Field form={form} {...pairOf('ar')} label={w('newTitleArabic')} />
        <Field form={form} {...pairOf('en')} label={w('newTitleEnglish')} />
        <select
          aria-label={w('fieldOfWork')}
          value={form.typed.field}
          onChange={(event) => form.change({ field: event.target.value })}
        >
          {Object.entries(fields).map(([field, name]) => (
            <option key={field} value={field}>
              {name[language]}
            </option>
          ))}
        </select>
        <FormState form={form} />
        <Button word="create" primary disabled={form.busy} />
      </SavedForm>
    </details>
  );
}

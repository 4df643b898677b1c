import { editorLanguages } from '../../office/languages.ts';
import { Field, FormProblem, pairOf } from './field.tsx';
import { FileInput } from './file-input.tsx';
import { usePanel } from './panel-language.tsx';
import { useForm } from './use-form.ts';

interface PhotoInputProps {
  /** Where the photo will stand; what is typed here is kept for it. */
  place: string;
  /** @throws Refused */
  onPhoto: (photo: { key: string; ar: string; en: string }) => Promise<void>;
}

/** Formats that the program reads; others are tried in the browser, which on some computers reads HEIC. */
const direct = /^image\/(jpeg|png|webp)$/;

async function readable(file: File): Promise<Blob> {
  if (direct.test(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')!.drawImage(picture, 0, 0);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  } catch {
    // The program says that it is no photo, in the panel's language.
    return file;
  }
}

/** A photo with what it shows, said in both languages before it can be taken. */
export function PhotoInput({ place, onPhoto }: PhotoInputProps) {
  const { w } = usePanel();
  const form = useForm(place, { ar: '', en: '' });
  const { file, busy, unsaved } = form;
  return (
    <div className="photo">
      {form.fromDraft && <p className="note">{w('draftKept')}</p>}
      <FileInput
        label={w('photoFile')}
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
        kind="photo"
        place={place}
        file={file}
        onFile={form.setFile}
        busy={busy}
        onBusy={form.setBusy}
        prepare={readable}
      />
      <Field form={form} {...pairOf('ar')} label={w('altArabic')} />
      <Field form={form} {...pairOf('en')} label={w('altEnglish')} />
      <FormProblem problem={form.problem} fields={editorLanguages} />
      <div className="buttons">
        <button
          type="button"
          className="primary"
          disabled={!file || busy}
          onClick={() =>
            void form.save(async () => {
              await onPhoto({ key: file!.key, ...form.typed });
              return { ar: '', en: '' };
            })
          }
        >
          {w(busy ? 'saving' : 'save')}
        </button>
        <button type="button" disabled={!unsaved} onClick={form.discard}>
          {w('cancel')}
        </button>
      </div>
    </div>
  );
}

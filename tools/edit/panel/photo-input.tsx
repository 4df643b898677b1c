import { Button } from './controls.tsx';
import { Field, FormState, pairOf } from './field.tsx';
import { FileInput } from './file-input.tsx';
import { usePanel } from './panel-language.tsx';
import { useForm } from './use-form.ts';

interface PhotoInputProps {
  /** Of the draft. */
  place: string;
  /** @throws Refused */
  onPhoto: (photo: { key: string; ar: string; en: string }) => Promise<unknown>;
}

/** Formats that the server reads. The browser converts others if it can; some read HEIC. */
const direct = /^image\/(jpeg|png|webp)$/;

async function readable(file: File): Promise<Blob> {
  if (direct.test(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')!.drawImage(picture, 0, 0);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  } catch {
    // The server will refuse it in the panel's language.
    return file;
  }
}

const empty = { ar: '', en: '' };

/** A photo with its description in both languages. */
export function PhotoInput({ place, onPhoto }: PhotoInputProps) {
  const { w } = usePanel();
  const form = useForm(place, empty);
  const { file, busy, unsaved } = form;
  return (
    <div className="photo">
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
      <FormState form={form} />
      <div className="buttons">
        <Button
          word={busy ? 'saving' : 'save'}
          primary
          disabled={!file || busy}
          onClick={() =>
            form.save(async () => {
              await onPhoto({ key: file!.key, ...form.typed });
              return empty;
            })
          }
        />
        <Button word="cancel" disabled={!unsaved} onClick={form.discard} />
      </div>
    </div>
  );
}

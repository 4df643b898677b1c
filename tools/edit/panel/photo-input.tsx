import { useId, useState } from 'react';
import type { KeptFile } from '../drafts.ts';
import { draftAt, useKeptDraft } from './drafts.ts';
import { FileInput } from './file-input.tsx';
import { usePanel } from './panel-language.tsx';

interface PhotoInputProps {
  /** Where the photo will stand; what is typed here is kept for it. */
  place: string;
  /** @returns whether the photo was stored */
  onPhoto: (photo: { key: string; ar: string; en: string }) => Promise<boolean>;
}

/** What was chosen and typed, kept until it is saved. */
interface PhotoDraft {
  file?: KeptFile;
  ar: string;
  en: string;
}

const empty: PhotoDraft = { ar: '', en: '' };

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
  const id = useId();
  const [draft] = useState(() => draftAt<PhotoDraft>(place));
  const [typed, setTyped] = useState<PhotoDraft>({ ...empty, ...draft });
  const [busy, setBusy] = useState(false);
  const { file, ar, en } = typed;
  const unsaved = ar !== '' || en !== '' || file !== undefined;
  const forget = useKeptDraft(place, unsaved ? typed : undefined);
  /** Into what stands there now: a file may have arrived that no screen has shown yet. */
  const change = (part: Partial<PhotoDraft>) => setTyped((now) => ({ ...now, ...part }));
  return (
    <div className="photo">
      {draft && unsaved && <p className="note">{w('draftKept')}</p>}
      <FileInput
        label={w('photoFile')}
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
        kind="photo"
        place={place}
        file={file}
        onFile={(chosen) => change({ file: chosen })}
        busy={busy}
        onBusy={setBusy}
        prepare={readable}
      />
      <label className="field" htmlFor={`${id}ar`}>
        <span>{w('altArabic')}</span>
        <input id={`${id}ar`} dir="rtl" lang="ar" value={ar} onChange={(event) => change({ ar: event.target.value })} />
      </label>
      <label className="field" htmlFor={`${id}en`}>
        <span>{w('altEnglish')}</span>
        <input id={`${id}en`} dir="ltr" lang="en" value={en} onChange={(event) => change({ en: event.target.value })} />
      </label>
      <div className="buttons">
        <button
          type="button"
          className="primary"
          disabled={!file || busy}
          onClick={async () => {
            if (file && (await onPhoto({ key: file.key, ar, en }))) forget();
          }}
        >
          {w('save')}
        </button>
        <button type="button" disabled={!unsaved} onClick={() => setTyped(empty)}>
          {w('cancel')}
        </button>
      </div>
    </div>
  );
}

import { useId, useState } from 'react';
import { draftAt, useKeptDraft } from './drafts.ts';
import { FileInput } from './file-input.tsx';
import { usePanel } from './panel-language.tsx';

interface PhotoInputProps {
  /** Where the photo will stand; what is typed here is kept for it. */
  place: string;
  /** @returns whether the photo was stored */
  onPhoto: (file: Blob, alt: { ar: string; en: string }) => Promise<boolean>;
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
  const id = useId();
  const [file, setFile] = useState<File>();
  const [draft] = useState(() => draftAt<{ ar: string; en: string }>(place));
  const [ar, setAr] = useState(draft?.ar ?? '');
  const [en, setEn] = useState(draft?.en ?? '');
  const forget = useKeptDraft(place, ar || en ? { ar, en } : undefined);
  return (
    <div className="photo">
      <FileInput
        label={w('photoFile')}
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
        file={file}
        onFile={setFile}
      />
      <label className="field" htmlFor={`${id}ar`}>
        <span>{w('altArabic')}</span>
        <input id={`${id}ar`} dir="rtl" lang="ar" value={ar} onChange={(event) => setAr(event.target.value)} />
      </label>
      <label className="field" htmlFor={`${id}en`}>
        <span>{w('altEnglish')}</span>
        <input id={`${id}en`} dir="ltr" lang="en" value={en} onChange={(event) => setEn(event.target.value)} />
      </label>
      <button
        type="button"
        className="primary"
        disabled={!file}
        onClick={async () => {
          if (file && (await onPhoto(await readable(file), { ar, en }))) forget();
        }}
      >
        {w('save')}
      </button>
    </div>
  );
}

import type { KeptFile } from '../drafts.ts';
import { keepFile } from './call.ts';
import { rememberFile } from './drafts.ts';
import { usePanel } from './panel-language.tsx';

interface FileInputProps {
  label: string;
  accept: string;
  kind: 'photo' | 'film';
  /** Of the form: the file is kept with what is typed there. */
  place: string;
  file: KeptFile | undefined;
  onFile: (file: KeptFile) => void;
  /** While a file is handed over, nothing can be saved with the one before it. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** Makes the file one that the program can read. */
  prepare?: (file: File) => Promise<Blob>;
}

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * A file of this computer, asked for in the panel's words: the browser's own button speaks the browser's language. It is handed to the
 * program at once, so that it is there again after the program or the browser died.
 */
export function FileInput({
  label,
  accept,
  kind,
  place,
  file,
  onFile,
  busy,
  onBusy,
  prepare = async (one) => one,
}: FileInputProps) {
  const { w, attempt } = usePanel();
  const choose = async (chosen: File) => {
    onBusy(true);
    await attempt(async () => {
      const kept = await keepFile(await prepare(chosen), { place, kind, name: chosen.name });
      rememberFile(place, kept);
      onFile(kept);
    });
    onBusy(false);
  };
  return (
    <label className="field">
      <span>{label}</span>
      <span className="file-input">
        <input
          type="file"
          accept={accept}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void choose(chosen);
            // The same file can be chosen again after it was discarded.
            currentTarget.value = '';
          }}
        />
        <span className="choose">{w('chooseFile')}</span>
        <bdi>{busy ? w('takingFile') : file ? `${file.name}, ${size(file.bytes)}` : w('noFile')}</bdi>
      </span>
    </label>
  );
}

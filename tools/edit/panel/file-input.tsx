import type { KeptFile } from '../drafts.ts';
import { keepFile } from './call.ts';
import { rememberFile } from './drafts.ts';
import { usePanel } from './panel-language.tsx';

interface FileInputProps {
  label: string;
  accept: string;
  kind: 'photo' | 'film';
  /** Of the form: the file becomes part of its draft. */
  place: string;
  file: KeptFile | undefined;
  onFile: (file: KeptFile) => void;
  /** True during the upload: the previous file must not be saved meanwhile. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** Converts the file into a format that the server reads. */
  prepare?: (file: File) => Promise<Blob>;
}

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * A file input in the panel's language: the browser's own button speaks the browser's language. The file is uploaded at once, so that it
 * survives a crash.
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

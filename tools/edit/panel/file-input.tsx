import { usePanel } from './panel-language.tsx';

interface FileInputProps {
  label: string;
  accept: string;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
}

/** A file of this computer, asked for in the panel's words: the browser's own button speaks the browser's language. */
export function FileInput({ label, accept, file, onFile }: FileInputProps) {
  const { w } = usePanel();
  return (
    <label className="field">
      <span>{label}</span>
      <span className="file-input">
        <input type="file" accept={accept} onChange={(event) => onFile(event.target.files?.[0])} />
        <span className="choose">{w('chooseFile')}</span>
        <bdi>{file?.name ?? w('noFile')}</bdi>
      </span>
    </label>
  );
}

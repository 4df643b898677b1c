import { useState } from 'react';
import { offlineWords } from '../content/shared/offline-words.ts';
import { shell } from '../content/shared/shell.ts';
import { useOpened } from '../islands/hydrate.tsx';
import { useLanguage } from '../language/provider.tsx';
import { toast } from '../shell/toast.tsx';
import { Button, Buttons } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { bytesOf, type DownloadState, filesOf } from './download.ts';
import type { OfflineList } from './offline-copies.ts';
import { useDownload } from './use-download.ts';

/** OF-1: the size of the offline copy, its progress, and its removal. */
export function OfflineDialog() {
  const { language, t } = useLanguage();
  const [open, setOpen] = useState(false);
  useOpened(() => setOpen(true));
  const { keeping, start, stop, takeAway } = useDownload(language, open);

  async function begin(list: OfflineList): Promise<void> {
    if (await start(language, list))
      void toast(language, { store: 'secondary', kind: 'success', title: t(offlineWords.done) });
  }
  async function end(): Promise<void> {
    await takeAway(language);
    void toast(language, { store: 'secondary', kind: 'info', title: t(offlineWords.removed) });
  }

  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      label={t(offlineWords.open)}
      closeLabel={t(shell.close)}
      className="w-[min(34rem,calc(100vw-2rem))]"
    >
      <div className="p-[clamp(1.25rem,3.4vw,2.5rem)]">
        <h2 className="pe-12 text-h3">{t(offlineWords.open)}</h2>
        <p className="mt-3 mb-5 text-ink-2">{t(offlineWords.lead)}</p>
        {keeping ? (
          <State keeping={keeping} start={begin} stop={() => stop(language)} remove={end} />
        ) : (
          <p>{t(shell.loading)}</p>
        )}
      </div>
    </Dialog>
  );
}

interface StateProps {
  keeping: DownloadState;
  start: (list: OfflineList) => void;
  stop: () => void;
  remove: () => void;
}

function State({ keeping, start, stop, remove }: StateProps) {
  const { t, format } = useLanguage();
  if (keeping.state === 'impossible') return <p role="status">{t(offlineWords.impossible)}</p>;
  if (keeping.state === 'working') return <Progress {...keeping} stop={stop} />;
  const { list, record, begun, state } = keeping;
  const isNewer = record !== undefined && list !== undefined && record.release !== list.release;
  const action = begun ? offlineWords.resume : record ? offlineWords.update : offlineWords.keep;
  const kilobytes = (bytes: number) => format.number(Math.ceil(bytes / 1_000));
  return (
    <>
      <div role="status" className="grid gap-2">
        {record && <p className="font-semibold">{t(offlineWords.kept, { day: format.date(record.day) })}</p>}
        {isNewer && <p>{t(offlineWords.newer)}</p>}
        {state === 'failed' && <p className="text-danger">{t(offlineWords.failed)}</p>}
        {state === 'idle' && begun && <p>{t(offlineWords.stopped)}</p>}
        {list && (!record || isNewer) && (
          <p className="font-semibold">{t(offlineWords.size, { size: kilobytes(bytesOf(list)) })}</p>
        )}
      </div>
      <div className="mt-6">
        <Buttons>
          {list && (!record || isNewer || begun) && <Button onClick={() => start(list)}>{t(action)}</Button>}
          {(record || begun) && (
            <Button look="line" onClick={remove}>
              {t(offlineWords.remove)}
            </Button>
          )}
        </Buttons>
      </div>
    </>
  );
}

function Progress({ list, files, bytes, stop }: Extract<DownloadState, { state: 'working' }> & { stop: () => void }) {
  const { t, format } = useLanguage();
  const all = bytesOf(list);
  const kilobytes = (amount: number) => format.number(Math.ceil(amount / 1_000));
  return (
    <>
      <progress value={bytes} max={all} aria-label={t(offlineWords.open)} className="h-3 w-full accent-accent" />
      <p className="mt-2">
        {t(offlineWords.progress, {
          files: format.number(files),
          allFiles: format.number(filesOf(list).length),
          bytes: kilobytes(bytes),
          allBytes: kilobytes(all),
        })}
      </p>
      <div className="mt-6">
        <Button look="line" onClick={stop}>
          {t(offlineWords.stop)}
        </Button>
      </div>
    </>
  );
}

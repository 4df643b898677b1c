import type { QuestionWords } from '../content/forms/contract.ts';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface QuestionProps {
  words: QuestionWords;
  open: boolean;
  /** What is empty, one line each. */
  lines?: readonly string[];
  /** `true` sends the message as it is. */
  onAnswer: (send: boolean) => void;
}

/** Asked before sending, about something that the message lacks. It may be sent without. */
export function Question({ words, open, lines = [], onAnswer }: QuestionProps) {
  const { t } = useLanguage();
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      label={t(words.question)}
      closeLabel={t(shell.close)}
      className="w-[min(34rem,92vw)]"
    >
      <div className="p-6 sm:p-9">
        <h2 className="pe-12 text-h3">{t(words.question)}</h2>
        <p className="mt-3">{t(words.text)}</p>
        {lines.length > 0 && (
          <ul className="mt-2 list-disc ps-6">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <div className="mt-6 flex flex-wrap gap-3.5">
          <Button onClick={() => onAnswer(false)}>{t(words.fill)}</Button>
          <Button look="line" onClick={() => onAnswer(true)}>
            {t(words.send)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

import { EmailLink } from '../../sections/office-data.tsx';

/** A paragraph in the visitor's language above a page in another one (LA-7). */
export const Intro = ({ text }: { text: string }) => (
  <div className="wrap border-b-[2.5px] border-ink bg-paper-2 py-5">
    <p id="community-intro" className="measure">
      {text} <EmailLink />
    </p>
  </div>
);

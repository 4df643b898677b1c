declare module 'subset-font' {
  /** Resolves with the font subset to the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; noHinting?: boolean; noLayoutClosure?: boolean; keepFeatures?: string[] },
  ): Promise<Buffer>;
}

/** Drops trailing slashes in linear time; the pattern `/\/+$/` is quadratic on a long run of slashes. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

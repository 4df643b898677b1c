/**
 * How many things a drawn symbol stands for, so that at most `most` are drawn: 1, 2, 5, 10, 20, 50 ...
 * @param total more than 0
 */
export function groupOf(total: number, most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) if (Math.ceil(total / (step * power)) <= most) return step * power;
}
